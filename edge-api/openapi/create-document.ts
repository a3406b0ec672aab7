import type { z } from 'zod';
import { toParameters } from './document-parameters.ts';
import { nameOf, reference, toExamples, toResponses } from './document-responses.ts';
import type { DocumentedOperation, OpenApiDocument } from './openapi-document.ts';
import { type Operation, tags } from './operation.ts';
import { toJsonSchemas } from './schemas/component-schemas.ts';

/** Replies to the examples, by the id of the operation and the summary of the example. */
export type ReplyExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Creates the description of the API. */
export function createOpenApiDocument(
  operations: readonly Operation[],
  replies: ReplyExamples,
): OpenApiDocument {
  const requests = toJsonSchemas(namedBy(operations, 'Request', ({ body }) => body), 'input');
  const results = toJsonSchemas(
    namedBy(operations, 'Reply', ({ reply }) => typeof reply === 'string' ? undefined : reply),
    'output',
  );
  const paths: Record<string, Record<string, DocumentedOperation>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ??= {};
    path[operation.method] = toDocumented(operation, replies[operation.id] ?? {});
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Thạch An',
      version: '1.0.0',
      description: 'The API of the shop. Amounts are whole đồng, times are UTC. An error reply ' +
        'has a Vietnamese `message` for the user and a `code` for programs.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...requests, ...results },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Session token from a log-in',
        },
      },
    },
  };
}

function namedBy(
  operations: readonly Operation[],
  suffix: string,
  schemaOf: (operation: Operation) => z.ZodType | undefined,
): Record<string, z.ZodType> {
  return Object.fromEntries(operations.flatMap((operation) => {
    // A copy, as one schema of several operations would have one name only.
    const schema = schemaOf(operation)?.clone();
    return schema ? [[nameOf(operation, suffix), schema]] : [];
  }));
}

function toDocumented(
  operation: Operation,
  replies: Readonly<Record<string, unknown>>,
): DocumentedOperation {
  const { id, tag, summary, description, session = 'none', body, examples } = operation;
  const parameters = [
    ...toParameters(operation, 'params', 'path'),
    ...toParameters(operation, 'query', 'query'),
    ...toParameters(operation, 'headers', 'header'),
  ];
  const bodies = examples.filter(({ request }) => request?.body !== undefined)
    .map((example) => [example, example.request?.body] as const);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(session === 'none' ? {} : {
      security: session === 'required' ? [{ session: [] }] : [{ session: [] }, {}],
    }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
        requestBody: {
          required: !body.safeParse(undefined).success,
          content: {
            'application/json': {
              schema: reference(nameOf(operation, 'Request')),
              examples: toExamples(bodies),
            },
          },
        },
      }
      : {}),
    responses: toResponses(operation, replies),
  };
}
