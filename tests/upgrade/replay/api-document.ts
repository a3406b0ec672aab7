import type { Observation } from './step.ts';

/** JSON Schema, or a part of an OpenAPI document. */
// deno-lint-ignore no-explicit-any
type Node = any;

/** Keywords that say nothing about the messages. */
const ignored = new Set(['$ref', 'description', 'title', 'examples', 'example', '$id', '$schema']);

/**
 * Describes an OpenAPI document by what clients rely on: the schemas of requests and replies,
 * without the names of the components, texts and examples, and the codes of errors.
 */
export function observeDocument(document: Node): Observation[] {
  return Object.entries<Node>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Node>(methods).map(([method, operation]) => ({
      name: `description of ${method.toUpperCase()} ${path}`,
      lines: operationLines(operation, document),
    }))
  );
}

/** Returns the operations of a document, each with a pattern for its paths. */
export function operationsOf(document: Node): { name: string; method: string; path: RegExp }[] {
  return Object.entries<Node>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`),
    }))
  );
}

/** Returns the codes of all errors that a document describes. */
export function errorCodesOf(document: Node): string[] {
  const lines = observeDocument(document).flatMap(({ lines }) => lines);
  return [...new Set(lines.flatMap((line) => /^error \d+ (\w+)/.exec(line)?.[1] ?? []))];
}

function operationLines(operation: Node, document: Node): string[] {
  const lines: string[] = [];
  for (const each of operation.parameters ?? []) {
    const { in: location, name, required = false, schema } = resolveReference(each, document);
    lines.push(...schemaLines(schema, document, `${location} ${name}${required ? '' : '?'}`));
  }
  const body = resolveReference(operation.requestBody, document);
  for (const [type, { schema }] of Object.entries<Node>(body?.content ?? {})) {
    lines.push(...schemaLines(schema, document, `request ${type}${body.required ? '' : '?'}`));
  }
  for (const [status, response] of Object.entries<Node>(operation.responses)) {
    const { content = {} } = resolveReference(response, document);
    for (const [type, { schema }] of Object.entries<Node>(content)) {
      const codes = [...new Set(codesOf(schema, document))].sort();
      lines.push(
        ...Number(status) < 400
          ? schemaLines(schema, document, `reply ${status} ${type}`)
          : codes.map((code) => `error ${status} ${code}`),
      );
    }
  }
  return lines.sort();
}

/** Returns a line for each node of a schema. */
function schemaLines(
  schema: Node,
  document: Node,
  place: string,
  above: readonly Node[] = [],
): string[] {
  const node = resolveReference(schema, document);
  if (typeof node !== 'object' || node === null || above.includes(node)) return [];
  const path = [...above, node];
  const { properties = {}, required = [], items, anyOf, oneOf, allOf, ...others } = node;
  const { additionalProperties, prefixItems, ...rest } = others;
  const keywords = Object.entries(rest).filter(([key]) => !ignored.has(key))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`).sort();
  const within = (child: Node, name: string) => schemaLines(child, document, place + name, path);
  return [
    `${place}: ${keywords.join(', ')}`,
    ...Object.entries<Node>(properties).flatMap(([name, child]) =>
      within(child, `.${name}${required.includes(name) ? '' : '?'}`)
    ),
    ...items ? within(items, '[]') : [],
    ...typeof additionalProperties === 'object' ? within(additionalProperties, '.*') : [],
    ...[...anyOf ?? [], ...oneOf ?? [], ...allOf ?? [], ...prefixItems ?? []]
      .flatMap((child: Node, index: number) => within(child, `|${index}`)),
  ];
}

/** Returns the values of the property `code` in a schema. */
function codesOf(schema: Node, document: Node): string[] {
  const node = resolveReference(schema, document);
  if (typeof node !== 'object' || node === null) return [];
  const code = resolveReference(node.properties?.code, document);
  const branches: Node[] = [...node.anyOf ?? [], ...node.oneOf ?? [], ...node.allOf ?? []];
  return [
    ...code?.enum ?? (code?.const === undefined ? [] : [code.const]),
    ...branches.flatMap((branch) => codesOf(branch, document)),
  ];
}

/** Returns the node to which a reference leads, with the keywords beside the reference. */
function resolveReference(node: Node, document: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  const { $ref, ...beside } = node;
  const target = $ref.slice(2).split('/').reduce(
    (object: Node, key: string) => object[key],
    document,
  );
  const resolved = resolveReference(target, document);
  if (Object.keys(beside).length === 0) return resolved;
  return {
    ...resolved,
    ...beside,
    properties: { ...resolved.properties, ...beside.properties },
  };
}
