import type { JsonSchema } from './schemas/component-schemas.ts';

/** Named schemas of both versions of a document. */
export interface SchemaComponents {
  before: Readonly<Record<string, JsonSchema>>;
  after: Readonly<Record<string, JsonSchema>>;
}

/** Two versions of a schema. */
export interface SchemaVersions {
  before: JsonSchema;
  after: JsonSchema;
}

type Direction = 'request' | 'reply';

/** Limits of values, and `true` if a higher value accepts more. */
const limits: Readonly<Record<string, boolean>> = {
  minimum: false,
  exclusiveMinimum: false,
  minLength: false,
  minItems: false,
  maximum: true,
  exclusiveMaximum: true,
  maxLength: true,
  maxItems: true,
};

/**
 * Returns the changes of a schema that break clients. A request must accept what it accepted
 * before, and a reply must contain what it contained before. New fields of a reply, new values of
 * its fields and wider limits are compatible.
 *
 * @param place description of the schema for the messages
 */
export function findSchemaChanges(
  schemas: SchemaVersions,
  components: SchemaComponents,
  direction: Direction,
  place: string,
): string[] {
  /** Pairs of references that are being compared: those of a recursive schema occur again. */
  const active = new Set<string>();
  return compare(schemas, place);

  function compare(versions: SchemaVersions, place: string): string[] {
    const key = `${versions.before.$ref} ${versions.after.$ref}`;
    if (active.has(key)) return [];
    if (versions.before.$ref !== undefined) active.add(key);
    const before = resolve(versions.before, components.before);
    const after = resolve(versions.after, components.after);
    const changes = [
      ...typeChanges(before, after, direction, place),
      ...fieldChanges(before, after, place),
      ...partChanges(before, after, place),
    ];
    active.delete(key);
    return changes;
  }

  function fieldChanges(before: JsonSchema, after: JsonSchema, place: string): string[] {
    const [old, current] = [fieldsOf(before), fieldsOf(after)];
    const [wasRequired, isRequired] = [requiredOf(before), requiredOf(after)];
    const changes: string[] = [];
    for (const [name, schema] of Object.entries(old)) {
      const now = current[name];
      const field = `the field '${name}' of ${place}`;
      // zod ignores unknown fields, so a request with a removed field is still accepted.
      if (!now && direction === 'reply') changes.push(`${field} was removed`);
      if (now) changes.push(...compare({ before: schema, after: now }, field));
      if (now && direction === 'reply' && wasRequired.has(name) && !isRequired.has(name)) {
        changes.push(`${field} may now be absent`);
      }
    }
    if (direction === 'request') {
      for (const name of isRequired) {
        if (!wasRequired.has(name)) changes.push(`the field '${name}' of ${place} is now required`);
      }
    }
    return changes;
  }

  function partChanges(before: JsonSchema, after: JsonSchema, place: string): string[] {
    const changes: string[] = [];
    for (
      const [key, name] of [['items', 'elements'], ['additionalProperties', 'values']] as const
    ) {
      if (!isSchema(before[key]) || !isSchema(after[key])) continue;
      const versions = { before: before[key], after: after[key] };
      changes.push(...compare(versions, `the ${name} of ${place}`));
    }
    for (const key of ['anyOf', 'oneOf']) {
      const [old, current] = [choicesOf(before, key), choicesOf(after, key)];
      old.forEach((schema, index) => {
        const now = current[index];
        const choice = `choice ${index + 1} of ${place}`;
        if (now) changes.push(...compare({ before: schema, after: now }, choice));
        else changes.push(`${choice} was removed`);
      });
    }
    return changes;
  }
}

function typeChanges(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  place: string,
): string[] {
  const changes: string[] = [];
  const [old, current] = [typesOf(before), typesOf(after)];
  const [must, mustBeIn] = direction === 'request' ? [old, current] : [current, old];
  if (old.size > 0 && current.size > 0 && !must.isSubsetOf(mustBeIn)) {
    changes.push(`${place} was ${[...old].join(' or ')} and is now ${[...current].join(' or ')}`);
  }
  const [values, currentValues] = [valuesOf(before), valuesOf(after)];
  if (values && currentValues) {
    // A client may rely on each value, also on those of a reply.
    const removed = [...values.difference(currentValues)];
    if (removed.length > 0) changes.push(`${place} no longer has the values ${removed.join(', ')}`);
  } else if (direction === 'request' && !values && currentValues) {
    changes.push(`${place} is now limited to ${[...currentValues].join(', ')}`);
  }
  if (direction === 'reply') return changes;
  for (const [limit, higherIsWider] of Object.entries(limits)) {
    const [was, is] = [before[limit], after[limit]];
    if (typeof is !== 'number' || was === is) continue;
    const isWider = typeof was === 'number' && (higherIsWider ? is > was : is < was);
    if (!isWider) changes.push(`${place} has a narrower ${limit}: ${is}`);
  }
  if (after.pattern !== undefined && after.pattern !== before.pattern) {
    changes.push(`${place} has another pattern`);
  }
  return changes;
}

function resolve(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];
  return name === undefined ? schema : resolve(components[name] ?? {}, components);
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = ({ properties }: JsonSchema) => (properties ?? {}) as Record<string, JsonSchema>;

const requiredOf = ({ required }: JsonSchema) => new Set((required ?? []) as string[]);

const choicesOf = (schema: JsonSchema, key: string) => (schema[key] ?? []) as JsonSchema[];

const typesOf = ({ type }: JsonSchema) => new Set(type === undefined ? [] : [type].flat());

const valuesOf = ({ enum: values, const: value }: JsonSchema): Set<unknown> | undefined =>
  Array.isArray(values) ? new Set(values) : value === undefined ? undefined : new Set([value]);
