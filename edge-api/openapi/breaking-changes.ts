import type { DocumentedOperation, MediaType, OpenApiDocument } from './openapi-document.ts';
import { findSchemaChanges, type SchemaComponents } from './schema-changes.ts';

/**
 * Compares two descriptions of the API and returns the changes that break existing clients, one
 * sentence each: a removed path, parameter, reply or field of a reply, a new required field or
 * parameter of a request, and a narrower type or list of values.
 *
 * @param before description that clients rely on
 * @param after description of the current API
 */
export function findBreakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const components = { before: before.components.schemas, after: after.components.schemas };
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const current = after.paths[path]?.[method];
      if (!current) return [`${place} was removed`];
      return [
        ...parameterChanges(operation, current, components),
        ...bodyChanges(operation, current, components),
        ...responseChanges(operation, current, components),
      ].map((change) => `${place}: ${change}`);
    })
  );
}

function parameterChanges(
  before: DocumentedOperation,
  after: DocumentedOperation,
  components: SchemaComponents,
): string[] {
  const changes: string[] = [];
  const earlier = new Map(before.parameters?.map((one) => [`${one.in} ${one.name}`, one]));
  for (const parameter of after.parameters ?? []) {
    const key = `${parameter.in} ${parameter.name}`;
    const old = earlier.get(key);
    earlier.delete(key);
    const place = `the ${parameter.in} parameter '${parameter.name}'`;
    if (parameter.required && !old?.required) changes.push(`${place} is now required`);
    if (!old) continue;
    const schemas = { before: old.schema, after: parameter.schema };
    changes.push(...findSchemaChanges(schemas, components, 'request', place));
  }
  for (const { in: location, name } of earlier.values()) {
    changes.push(`the ${location} parameter '${name}' was removed`);
  }
  return changes;
}

function bodyChanges(
  before: DocumentedOperation,
  after: DocumentedOperation,
  components: SchemaComponents,
): string[] {
  if (!after.requestBody) return [];
  if (!before.requestBody) {
    return after.requestBody.required ? ['a request body is now required'] : [];
  }
  return mediaTypeChanges(before.requestBody, after.requestBody, components, 'request');
}

function responseChanges(
  before: DocumentedOperation,
  after: DocumentedOperation,
  components: SchemaComponents,
): string[] {
  return Object.entries(before.responses).flatMap(([status, response]) => {
    const current = after.responses[status];
    // A client handles an error that does not occur.
    if (!current) return Number(status) < 400 ? [`the reply ${status} was removed`] : [];
    if (Number(status) >= 400) return [];
    return mediaTypeChanges(response, current, components, 'reply');
  });
}

interface Contents {
  content: Readonly<Record<string, MediaType>>;
}

function mediaTypeChanges(
  before: Contents,
  after: Contents,
  components: SchemaComponents,
  direction: 'request' | 'reply',
): string[] {
  return Object.entries(before.content).flatMap(([type, { schema }]) => {
    const current = after.content[type];
    if (!current) return [`the ${direction} is no longer ${type}`];
    if (!schema || !current.schema) return [];
    const schemas = { before: schema, after: current.schema };
    return findSchemaChanges(schemas, components, direction, `the ${direction}`);
  });
}
