"""`python -m bench [NAME ...]`: the benchmarks of this folder, all of them or those named."""

import importlib
import pkgutil
import signal
import sys

import bench
from bench import machine

NO_BENCHMARK = ("__main__", "machine")


def main() -> None:
    modules = pkgutil.iter_modules(bench.__path__)
    every = [
        module.name for module in modules if not module.ispkg and module.name not in NO_BENCHMARK
    ]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that children end, too
    named = sys.argv[1:] or every
    if unknown := set(named).difference(every):
        sys.exit(f"python -m bench: no benchmark {', '.join(unknown)}: there is {', '.join(every)}")
    del sys.argv[1:]  # they were for us: every benchmark runs as if it had been started alone
    machine.describe()
    for name in named:
        print(f"== {name}", flush=True)
        importlib.import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
