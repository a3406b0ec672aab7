import type { RichTextBlock } from '../../contract/settings/rich-text.ts';
import type { ShopPage } from '../../contract/settings/shop-identity.ts';
import { formatDate } from '../../format/format-timestamp.ts';
import { fillPage } from './fill-page.ts';
import { parseMarkdown, plainText } from './parse-markdown.ts';
import type { PlaceholderValues } from './placeholders.ts';
import type { StoredPage } from './stored-page.ts';

/**
 * Returns a page as visitors see it.
 *
 * @throws {MarkdownError} if the stored text is invalid
 */
export function renderPage(
  { slug, title, body, version, createdAt }: StoredPage,
  values: PlaceholderValues,
): ShopPage {
  const blocks = fillPage(parseMarkdown(body).blocks, values);
  return {
    slug,
    title,
    version,
    date: formatDate(createdAt ?? Date.parse(version)),
    description: descriptionOf(blocks) || title,
    blocks,
  };
}

function descriptionOf(blocks: readonly RichTextBlock[]): string {
  const paragraph = blocks.find((block) => block.kind === 'paragraph');
  return paragraph ? plainText(paragraph.children).replace(/\s+/g, ' ').trim() : '';
}
