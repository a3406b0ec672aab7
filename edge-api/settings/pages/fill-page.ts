import type { RichTextBlock, RichTextInline } from '../../contract/settings/rich-text.ts';
import { placeholderPattern, type PlaceholderValues } from './placeholders.ts';
import { isSafeHref } from './safe-href.ts';

/**
 * Replaces the placeholders of a page by their values. A paragraph, heading, list item or table row
 * is left out if a value in it is empty or a condition in it is not met. Values are plain text:
 * Markdown in them has no effect.
 */
export function fillPage(
  blocks: readonly RichTextBlock[],
  values: PlaceholderValues,
): RichTextBlock[] {
  return blocks.flatMap((block): RichTextBlock[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph': {
        const children = fillInlines(block.children, values);
        return children && children.length > 0 ? [{ ...block, children }] : [];
      }
      case 'list': {
        const items = block.items.map((item) => fillPage(item, values))
          .filter((item) => item.length > 0);
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      case 'quote': {
        const inner = fillPage(block.blocks, values);
        return inner.length > 0 ? [{ ...block, blocks: inner }] : [];
      }
      case 'table': {
        const [head] = fillRow(block.head, values);
        const rows = block.rows.flatMap((row) => fillRow(row, values));
        return head && rows.length > 0 ? [{ ...block, head, rows }] : [];
      }
      case 'rule':
        return [block];
    }
  });
}

function fillRow(cells: readonly RichTextInline[][], values: PlaceholderValues) {
  const filled = cells.flatMap((cell) => {
    const children = fillInlines(cell, values);
    return children ? [children] : [];
  });
  return filled.length === cells.length ? [filled] : [];
}

/** Returns `undefined` if a value is missing or a condition is not met. */
function fillInlines(
  children: readonly RichTextInline[],
  values: PlaceholderValues,
): RichTextInline[] | undefined {
  const filled: RichTextInline[] = [];
  for (const child of children) {
    if (typeof child === 'string') {
      const text = fillText(child, values);
      if (text === undefined) return undefined;
      if (text !== '') filled.push(text);
      continue;
    }
    if (child.kind === 'break') {
      filled.push(child);
      continue;
    }
    const inner = fillInlines(child.children, values);
    if (!inner) return undefined;
    if (child.kind !== 'link') {
      filled.push({ ...child, children: inner });
      continue;
    }
    const href = fillText(child.href, values);
    if (href === undefined) return undefined;
    if (isSafeHref(href)) filled.push({ ...child, href, children: inner });
    else filled.push(...inner);
  }
  return filled;
}

/** Fills a text, or returns `undefined` for a missing value or a failed condition. */
function fillText(text: string, values: PlaceholderValues): string | undefined {
  let complete = true;
  const filled = text.replace(placeholderPattern, (_, condition: string, name: string) => {
    // An unknown name is missing: an older or newer version of the shop may have saved the text.
    const value = Object.hasOwn(values, name) ? values[name] ?? '' : '';
    if (condition === '!' ? value !== '' : value === '') complete = false;
    return condition === '' ? value : '';
  });
  return complete ? filled : undefined;
}
