export type { ApiDeps } from './api-deps.ts';
export { type Api, createApi } from './api.ts';
export { boot } from './boot/boot.ts';
export { type Config, ConfigError, readConfig, settingNames } from './boot/config.ts';
export type { Catalogue, ContentChange } from './catalogue/catalogue.ts';
export type { SearchBudget } from './catalogue/search-budget.ts';
export { isShown } from './catalogue/product-row.ts';
export {
  readDetailedProductPages,
  readLastSerial,
  readProductIds,
} from './catalogue/product-pages.ts';
export { TaskQueue } from './concurrency/task-queue.ts';
export { clientAddress } from './http/client-address.ts';
export { createBaseApp, type HttpOptions } from './http/base-app.ts';
export { type Compressor, createCompressor } from './http/compressor.ts';
export * from './http/encoded-body.ts';
export type { AdminResults } from './operations/operation-list.ts';
export { RateLimitError, UnavailableError } from './errors.ts';
export { isUnavailable } from './http/error-reply.ts';
export { htmlPolicy } from './http/html-policy.ts';
export { ignoreMissing } from './ignore-errors.ts';
export { exitWithReason } from './boot/exit-with-reason.ts';
export { colours as shopColours } from './format/colours.ts';
export { toShippingRule } from './settings/to-shipping-rule.ts';
export { createDrain } from './http/drain.ts';
export { createRequestHandler } from './http/request-handler.ts';
export { createLog, describeError, type Log, redactPath } from './log.ts';
export { lazy } from './contract/lazy.ts';
export { cachedPromise, LruCache } from './lru-cache.ts';
export { ReplyMemo } from './http/reply-memo.ts';
export { StreamPool } from './http/stream-pool.ts';
export type { SettingsSnapshot, SettingsStore } from './settings/settings-store.ts';
export { createNetworkBudgets, type Network, siteOf } from './rate-limit/network.ts';
export { serve } from './http/serve.ts';
export { cacheRequests } from './telemetry/metrics.ts';
export { setRoute } from './telemetry/request-telemetry.ts';
export { svgHeaders } from './http/svg-headers.ts';
