import { allOperations } from './all-operations.ts';
import { createOpenApiDocument } from './create-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import replies from './reply-examples.json' with { type: 'json' };

/** Creates the description of the shop's API. */
export function createShopDocument(): OpenApiDocument {
  return createOpenApiDocument(allOperations, replies);
}
