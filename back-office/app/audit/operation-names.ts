import names from './operation-names.json' with { type: 'json' };

/** Names of the operations that change something, as the log shows them. */
export const operationNames: Readonly<Record<string, string>> = names;

/** Returns the page of the changed row; undefined if it has none. */
export function subjectHref(operation: string, subject: string): string | undefined {
  const [area = ''] = operation.split('.');
  if (/^(?:orders|customers|products|promos|pages)$/.test(area)) {
    return `/${area}/${encodeURIComponent(subject)}`;
  }
  if (area === 'stock') return `/products/${encodeURIComponent(subject)}`;
  return /^(?:settings|shipping|staff|requests)$/.test(area) ? `/${area}` : undefined;
}
