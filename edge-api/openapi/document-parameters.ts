import { z } from 'zod';
import type { DocumentedParameter } from './openapi-document.ts';
import type { Operation } from './operation.ts';

/** Returns the parameters of an operation of one kind, each with the value of the first example. */
export function toParameters(
  { examples, ...operation }: Operation,
  from: 'params' | 'query' | 'headers',
  location: DocumentedParameter['in'],
): DocumentedParameter[] {
  const { shape } = operation[from] ?? { shape: {} };
  return Object.entries(shape).map(([name, schema]) => {
    const { $schema: _, description, ...json } = z.toJSONSchema(schema as z.ZodType, {
      io: 'input',
      unrepresentable: 'any',
    });
    const example = examples[0]?.request?.[from]?.[name];
    return {
      name,
      in: location,
      required: !(schema as z.ZodType).safeParse(undefined).success,
      ...(description === undefined ? {} : { description }),
      schema: json,
      ...(example === undefined ? {} : { example }),
    };
  });
}
