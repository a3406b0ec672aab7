import { type ErrorCode, errorCodes } from './error-codes.ts';
import type { DocumentedResponse } from './openapi-document.ts';
import type { Example, Operation } from './operation.ts';
import type { JsonSchema } from './schemas/component-schemas.ts';

/** Returns the name of the schema of a request or a reply. */
export function nameOf({ id }: Operation, suffix: string): string {
  return id[0]!.toUpperCase() + id.slice(1) + suffix;
}

/** Returns a reference to a named schema. */
export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the responses of an operation, with the replies to its examples. */
export function toResponses(
  operation: Operation,
  replies: Readonly<Record<string, unknown>>,
): Record<string, DocumentedResponse> {
  const { reply, errorReply, examples } = operation;
  const examplesOf = (wanted: number) =>
    toExamples(
      examples.filter(({ status = 200, summary }) => status === wanted && summary in replies)
        .map((example) => [example, replies[example.summary]] as const),
    );
  const responses: Record<string, DocumentedResponse> = {
    200: {
      description: 'Success',
      content: typeof reply === 'string' ? { [reply]: {} } : {
        'application/json': {
          schema: reference(nameOf(operation, 'Reply')),
          examples: examplesOf(200),
        },
      },
    },
  };
  for (const [status, codes] of errorsOf(operation)) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${errorCodes[code][1]}`).join('\n\n'),
      content: {
        'application/json': {
          schema: {
            ...reference('ErrorReply'),
            properties: { code: { enum: codes } },
          },
          examples: examplesOf(status),
        },
      },
    };
  }
  for (const status of errorReply?.statuses ?? []) {
    const content = { schema: reference('DivisionError'), examples: examplesOf(status) };
    responses[status] = { description: 'Error', content: { 'application/json': content } };
  }
  return responses;
}

/** Returns the codes of an operation by status. */
export function errorsOf({ body, session, errors = [] }: Operation): Map<number, ErrorCode[]> {
  const codes: ErrorCode[] = [
    ...(body
      ? ['MALFORMED', 'BODY_TIMEOUT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'BROKEN_RULE'] as const
      : []),
    ...(session === 'required' ? ['UNAUTHENTICATED'] as const : []),
    ...errors,
    'INTERNAL',
    'UNAVAILABLE',
  ];
  const byStatus = Object.groupBy(new Set(codes), (code) => errorCodes[code][0]);
  return new Map(
    Object.entries(byStatus).map(([status, codes]) => [Number(status), codes as ErrorCode[]]),
  );
}

/** Returns the examples of a body by their key. */
export function toExamples(examples: readonly (readonly [Example, unknown])[]) {
  return Object.fromEntries(
    examples.map(([{ summary }, value]) => [summary.replaceAll(' ', '-'), { summary, value }]),
  );
}
