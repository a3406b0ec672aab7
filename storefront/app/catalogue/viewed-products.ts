import { browserStorage, storedJson } from '../shell/browser-storage.ts';

/** Maximum number of products that are remembered. */
const limit = 9;

/**
 * Ids of the products whose pages were opened in this browser, the last one first. They are sent to
 * nobody.
 */
const viewed = storedJson(browserStorage, 'viewed', parseIds);

function parseIds(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined;
}

/** Remembers that the page of a product was opened. Returns the others, the last one first. */
export function recordView(id: string): readonly string[] {
  const others = (viewed.read() ?? []).filter((other) => other !== id).slice(0, limit - 1);
  viewed.write([id, ...others]);
  return others;
}

export const forgetViews = (): void => viewed.remove();
