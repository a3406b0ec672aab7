export { type Api, type ApiParts, createApi } from './api.ts';
export { boot } from './boot.ts';
export { type Config, ConfigError, readConfig, settingNames } from './config.ts';
export type { Catalogue } from './catalogue/catalogue.ts';
export { createEdge } from './http/edge.ts';
export { encodeBody, type EncodedBody, encodedSize, replyEncoded } from './http/encoded-body.ts';
export { exitWithReason } from './http/exit-with-reason.ts';
export { createLog, describeError, type Log } from './http/log.ts';
export { serve } from './http/serve.ts';
