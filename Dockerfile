# The images of the product. Each target holds what its process needs and nothing else:
#   docker build --target backend -t car-rental/backend .
# targets: backend (api, worker, migrate), backend-demo (with the demo's data), page-server, and tools (for the demo's
# identity emulator and for releasing; the only one with development dependencies, never part of a deployment).

ARG NODE_IMAGE=node:24.9.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared-auth/package.json shared-auth/
COPY api-client/package.json api-client/
COPY shared-ui/package.json shared-ui/
COPY federation/package.json federation/
COPY release/package.json release/
COPY tooling/package.json tooling/
COPY shell/package.json shell/
COPY remote-auth/package.json remote-auth/
COPY remote-marketplace/package.json remote-marketplace/
COPY remote-dashboard/package.json remote-dashboard/
COPY backend/package.json backend/
COPY e2e/package.json e2e/

FROM manifests AS production-dependencies
RUN npm ci --omit=dev --workspace backend && mkdir -p backend/node_modules

FROM manifests AS sources
RUN npm ci
COPY . .

FROM sources AS build
RUN npm run build -w backend \
  && cp -r backend/dist /tmp/production \
  && npm run build:demo -w backend \
  && npm run build:page-server -w release

# Every process of the backend: name its roles, `api`, `worker` or `migrate`, as the command.
FROM ${NODE_IMAGE} AS backend
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app/backend
COPY --from=production-dependencies /app/node_modules /app/node_modules
COPY --from=production-dependencies /app/backend/node_modules ./node_modules
COPY --from=build /app/backend/package.json ./
COPY --from=build /tmp/production ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
# Whether it lives; whether it should be sent requests is asked at /health/ready. A worker answers with HEALTH_PORT=4000.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.BACKEND_PORT || 4000) + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/src/main.js"]
CMD ["api"]

FROM backend AS backend-demo
ENV NODE_ENV=development HOST=localhost
COPY --from=build /app/backend/dist ./dist
COPY --from=build /app/backend/demo/pictures ./demo/pictures
ENTRYPOINT ["node", "dist/demo/main.js"]

# The page of the live shell, with the newest registry, and the watch of rollouts; a file each, without node_modules.
FROM ${NODE_IMAGE} AS page-server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY --from=build /app/release/dist/serve-page.mjs /app/release/dist/watch-rollouts.mjs ./
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "serve-page.mjs"]

FROM sources AS tools
RUN mkdir -p /data /releases && chown -R node:node /app /data /releases
USER node
CMD ["node", "--version"]
