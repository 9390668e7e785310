# syntax=docker/dockerfile:1

# The first stage installs the locked dependencies; pip and its cache stay behind in it.
FROM python:3.12-slim AS build
RUN python -m venv /opt/venv
COPY requirements/run.lock /build/run.lock
RUN /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /build/run.lock

# The same base image, because the virtual environment points to its interpreter.
FROM python:3.12-slim
RUN useradd --system --uid 10017 --no-create-home --shell /usr/sbin/nologin tavolo \
 && install --directory --mode=0700 --owner=tavolo --group=tavolo /data
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
COPY bot bot
COPY cogs cogs
COPY sandbox sandbox
# Compiled here, because nothing but /data can be written later.
RUN python -m compileall -q bot cogs sandbox
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATA_DIR=/data
USER tavolo
# Declared after the folder belongs to the user, so that new volumes do, too.
VOLUME /data
# The bot touches a file while it is connected; start-up and a reconnect may take a while.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
# The bot stops on SIGTERM, tells running tables and is gone in under five seconds.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
