import type { JsonSchema } from './schemas/component-schemas.ts';

/** OpenAPI document, as far as the programs of the shop read it. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  components: { schemas: Readonly<Record<string, JsonSchema>>; [other: string]: unknown };
  [other: string]: unknown;
}

/** Operation of an {@linkcode OpenApiDocument}. */
export interface DocumentedOperation {
  operationId: string;
  parameters?: readonly DocumentedParameter[];
  requestBody?: { required: boolean; content: Readonly<Record<string, MediaType>> };
  responses: Readonly<Record<string, DocumentedResponse>>;
  [other: string]: unknown;
}

/** Parameter of a {@linkcode DocumentedOperation}. */
export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

/** Response of a {@linkcode DocumentedOperation}. */
export interface DocumentedResponse {
  description: string;
  content: Readonly<Record<string, MediaType>>;
}

/** Body of a request or a response. */
export interface MediaType {
  schema?: JsonSchema;
  examples?: Readonly<Record<string, { summary: string; value: unknown }>>;
}
