"""The sandbox and the people that the benchmark of load needs: many servers, a table in each."""
