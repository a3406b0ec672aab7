import { z } from 'zod';
import { errorSentences } from '../http/error-sentences.ts';
import { type Operation, tags } from './describe.ts';
import { type ErrorCode, errorCodes, errorsOf } from '../error-codes.ts';
import { toJsonSchemas } from './json-schemas.ts';
import { errorReplySchema } from './reply.ts';

type ByName<T> = Record<string, T>;

/** Creates the OpenAPI document of an application. */
export function createDocument(operations: readonly Operation[]) {
  const requests: ByName<z.ZodType> = {};
  const replies: ByName<z.ZodType> = { ErrorReply: errorReplySchema };
  const paths: ByName<ByName<object>> = {};
  for (const operation of operations) {
    const { method, path, body, reply, errorReply } = operation;
    if (body) requests[nameOf(operation, 'Request')] = body;
    if (typeof reply !== 'string') replies[nameOf(operation, 'Reply')] = reply;
    if (errorReply) replies[errorReply.name] = errorReply.schema;
    (paths[path] ??= {})[method.toLowerCase()] = toDocumented(operation);
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
      schemas: { ...toJsonSchemas(requests, 'input'), ...toJsonSchemas(replies, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Session token from a log-in',
        },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-staff',
          description: 'Session of a member of staff; `staff` without HTTPS',
        },
      },
    },
  };
}

const toSecurity = {
  required: [{ session: [] }],
  optional: [{ session: [] }, {}],
  staff: [{ staff: [] }],
};

function toDocumented(operation: Operation) {
  const { id, tag, summary, description, session, body, example } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: session && toSecurity[session],
    parameters: [
      ...toParameters(operation, 'params', 'path'),
      ...toParameters(operation, 'query', 'query'),
      ...toParameters(operation, 'headers', 'header'),
    ],
    requestBody: body && {
      required: !body.safeParse(undefined).success,
      content: json(nameOf(operation, 'Request'), { example: example?.body }),
    },
    responses: toResponses(operation),
  };
}

const nameOf = ({ id }: Operation, suffix: 'Request' | 'Reply') =>
  id[0]!.toUpperCase() + id.slice(1) + suffix;

/** Returns the content of a body with a named schema, narrowed by further properties. */
const json = (
  name: string,
  { example, properties }: { example?: unknown; properties?: object },
) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}`, properties }, example },
});

function toParameters(
  operation: Operation,
  kind: 'params' | 'query' | 'headers',
  location: 'path' | 'query' | 'header',
) {
  const names = kind === 'params' ? operation.path.match(/(?<={)\w+/g) ?? [] : [];
  const texts = Object.fromEntries(names.map((name) => [name, z.string()]));
  const shape: ByName<z.ZodType> = { ...texts, ...operation[kind]?.shape };
  return Object.entries(shape).map(([name, parameter]) => {
    const { $schema: _, description, ...schema } = z.toJSONSchema(parameter, {
      io: 'input',
      unrepresentable: 'any',
    });
    return {
      name,
      in: location,
      required: !parameter.safeParse(undefined).success,
      description,
      schema,
      example: operation.example?.[kind]?.[name],
    };
  });
}

function toResponses(operation: Operation): ByName<object> {
  const { reply, errorReply } = operation;
  const content = typeof reply === 'string'
    ? { [reply]: {} }
    : json(nameOf(operation, 'Reply'), {});
  const responses: ByName<object> = { 200: { description: 'Success', content } };
  for (const [status, codes] of errorsOf(operation)) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${errorCodes[code][1]}`).join('\n\n'),
      content: json('ErrorReply', {
        properties: { code: { enum: codes } },
        example: exampleOf(codes[0]!),
      }),
    };
  }
  const { name = '', statuses = [] } = errorReply ?? {};
  for (const status of statuses) {
    responses[status] = { description: 'Error', content: json(name, {}) };
  }
  return responses;
}

/** Returns a reply with a code, and the first sentence of the code that names no values. */
function exampleOf(code: ErrorCode) {
  const sentences = Object.entries(errorSentences)
    .filter(([key, text]) => key.split('.')[0] === code && typeof text === 'string');
  return { success: false, message: sentences[0]?.[1] ?? 'Vui lòng thử lại sau.', code };
}
