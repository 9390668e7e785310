"""A Discord on your own machine: REST, gateway and a web page, for playing and for tests."""
