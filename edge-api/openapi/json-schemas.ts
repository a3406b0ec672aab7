import { z } from 'zod';
import examples from './examples.json' with { type: 'json' };

export type JsonSchema = Readonly<Record<string, unknown>>;

const { address, birth, fields } = examples;

/** Values of fields of replies by the format or the name of the field. */
const fieldExamples: JsonSchema = { ...examples, ...address, ...birth, ...fields };

const safeLimits: readonly unknown[] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/**
 * Converts zod schemas to JSON Schema. Those within them that have an `id` in their metadata become
 * components of the document.
 *
 * @param io `input` for requests, `output` for replies, whose fields get examples
 * @returns the schemas by name, those with an `id` included
 */
export function toJsonSchemas(
  schemas: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  // A copy, as one schema of several operations would have one name only.
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema.clone(), { id });
  const { schemas: { __shared: shared, ...named } } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // The check before the pipe has no form in JSON Schema.
      if (def.type === 'pipe' && def.in._zod.def.type === 'custom') {
        Object.assign(jsonSchema, z.toJSONSchema(def.out as z.ZodType, { io }));
      }
      // Later versions may add fields.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      for (const limit of ['minimum', 'maximum'] as const) {
        // zod adds these limits to every integer.
        if (safeLimits.includes(jsonSchema[limit])) delete jsonSchema[limit];
      }
    },
  });
  const text = JSON.stringify({ ...named, ...shared?.$defs });
  return JSON.parse(text.replaceAll('__shared#/$defs/', ''), (key, value) => {
    if (key === '$schema' || key === '$id') return undefined;
    if (key === 'properties' && io === 'output') addExamples(value);
    return value;
  });
}

interface Field {
  type?: string;
  format?: string;
  examples?: unknown[];
}

/** Adds examples to the fields that have a known name and type. */
function addExamples(fields: Record<string, Field>): void {
  for (const [name, field] of Object.entries(fields)) {
    const example = fieldExamples[field.format ?? name];
    const type = field.type === 'integer' ? 'number' : field.type;
    if (type !== undefined && typeof example === type) field.examples ??= [example];
  }
}
