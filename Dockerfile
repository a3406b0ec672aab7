# The shop in a container. The data is in /data; without DATABASE_URL that is a file.
#
#     docker build --tag thach-an .
#     docker run --read-only --tmpfs /tmp --volume thach-an:/data --publish 8000:8000 thach-an

FROM denoland/deno:2.9.6 AS build
WORKDIR /source
COPY . .
RUN ["deno", "task", "package", "/package"]

FROM denoland/deno:2.9.6
WORKDIR /shop
COPY --from=build /package .
# The user of the image owns the data and nothing else.
RUN ["install", "--directory", "--owner=deno", "--group=deno", "--mode=0700", "/data"]
USER deno
ENV HOST=0.0.0.0 \
    PORT=8000 \
    DATABASE_URL=file:/data/shop.db \
    IMAGES_DIR=/data/images \
    MAIL_DIR=/data/mail \
    DENO_DIR=/deno-dir \
    DENO_NO_UPDATE_CHECK=1
VOLUME ["/data"]
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["deno", "eval", "const { ok } = await fetch(`http://127.0.0.1:${Deno.env.get('PORT')}/healthz`); Deno.exit(ok ? 0 : 1)"]
# The process that gets SIGTERM passes it to the server, and ends when the server has ended.
ENTRYPOINT ["deno", "run", "-A", "--cached-only", "storefront/build/programs/start.js"]
