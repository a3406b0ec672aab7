import { foldText } from '../../edge-api/contract/catalogue/words.ts';
import componentTerms from './component-terms.json' with { type: 'json' };
import groupTerms from './group-terms.json' with { type: 'json' };

const plainTerm = / \(([a-z ]+)\)$/;
const searchTerms = / · .*$/;
const termsByName: Readonly<Record<string, string>> = { ...groupTerms, ...componentTerms };

/**
 * Returns a title for the search of the sidebar: each part has its Vietnamese term with and without
 * accents, because the search compares letter by letter.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { searchableTitle } from './vietnamese-terms.ts';
 *
 * assert.equal(
 *   searchableTitle('Cart (gio hang)/CartTable'),
 *   'Cart · Giỏ hàng · gio hang/CartTable · bảng giỏ hàng · bang gio hang',
 * );
 * ```
 */
export function searchableTitle(title: string): string {
  return title.split('/').map((part) => {
    // A file of further stories has the name of its component, a colon and a subject.
    const name = part.split(':')[0]!;
    const term = termsByName[name] ?? termsByName[plainTerm.exec(part)?.[1] ?? ''];
    return term ? `${part.replace(plainTerm, '')} · ${term} · ${foldText(term)}` : part;
  }).join('/');
}

/**
 * Returns the label of an entry in the sidebar: groups and pages with their Vietnamese term, a
 * component by its name alone.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { sidebarLabel } from './vietnamese-terms.ts';
 *
 * assert.equal(sidebarLabel('Cart · Giỏ hàng · gio hang'), 'Cart · Giỏ hàng');
 * assert.equal(sidebarLabel('CartTable · bảng giỏ hàng · bang gio hang'), 'CartTable');
 * ```
 */
export function sidebarLabel(title: string): string {
  const [name = '', term = ''] = title.split(' · ');
  return Object.values(groupTerms).includes(term)
    ? `${name} · ${term}`
    : title.replace(searchTerms, '');
}
