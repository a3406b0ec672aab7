import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RichTextBlock, RichTextInline } from '../../contract/settings/rich-text.ts';
import type { Issue } from '../../errors.ts';

type RootContent = ReturnType<typeof fromMarkdown>['children'][number];
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number];

/** Maximum length of a page's Markdown, in UTF-16 code units. */
export const maxPageLength = 30_000;

/** Maximum nesting of lists, quotes and emphasis. */
const maxDepth = 8;

const maxMarks = 1_000;

/** The Markdown cannot become a page. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';

  /** @param issue the broken rule */
  constructor(readonly issue: Issue) {
    super(issue.reason);
  }
}

/** A parsed page, whose texts and links may still contain placeholders. */
export interface ParsedPage {
  /** Text of the first heading, if the page begins with one of level 1. */
  title: string | undefined;
  blocks: RichTextBlock[];
}

// Raw HTML, code and reference definitions are plain text.
const syntax = {
  extensions: [
    {
      disable: {
        null: ['htmlFlow', 'htmlText', 'codeIndented', 'codeFenced', 'codeText', 'definition'],
      },
    },
    gfmTable(),
  ],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/**
 * Parses the Markdown of a page: CommonMark with tables, without HTML, pictures and code.
 *
 * @throws {MarkdownError} if the text is too long, nested too deeply, or contains a picture
 */
export function parseMarkdown(markdown: string): ParsedPage {
  if (markdown.length > maxPageLength) {
    throw new MarkdownError({ path: '', reason: 'pageLength', values: { limit: maxPageLength } });
  }
  // The time for matching the marks of a paragraph grows faster than their number.
  const paragraphs = markdown.split(/\n[ \t]*\n/);
  if (paragraphs.some((text) => (text.match(/\*+|_+/g)?.length ?? 0) > maxMarks)) {
    throw new MarkdownError({ path: '', reason: 'paragraphMarks', values: { limit: maxMarks } });
  }
  const [first, ...others] = fromMarkdown(markdown, syntax).children;
  if (first?.type === 'heading' && first.depth === 1) {
    return {
      title: plainText(inlines(first.children, 0)).replace(/\s+/g, ' ').trim(),
      blocks: blocks(others, 0),
    };
  }
  return { title: undefined, blocks: first ? blocks([first, ...others], 0) : [] };
}

/** Returns a text without its emphasis and links. */
export function plainText(children: readonly RichTextInline[]): string {
  return children.map((child) => {
    if (typeof child === 'string') return child;
    return child.kind === 'break' ? ' ' : plainText(child.children);
  }).join('');
}

function blocks(nodes: readonly RootContent[], depth: number): RichTextBlock[] {
  if (depth > maxDepth) {
    throw new MarkdownError({ path: '', reason: 'nestedBlocks', values: { limit: maxDepth } });
  }
  return nodes.flatMap((node) => block(node, depth));
}

function block(node: RootContent, depth: number): RichTextBlock[] {
  switch (node.type) {
    case 'heading':
      return [{
        kind: 'heading',
        level: node.depth <= 2 ? 2 : 3,
        children: inlines(node.children, 0),
      }];
    case 'paragraph':
      return [{ kind: 'paragraph', children: inlines(node.children, 0) }];
    case 'list':
      return [{
        kind: 'list',
        ordered: node.ordered === true,
        start: node.start ?? 1,
        items: node.children.map(({ children }) => blocks(children, depth + 1)),
      }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocks(node.children, depth + 1) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => inlines(cell.children, 0))
      );
      // A row may have fewer or more cells than the table has columns.
      return [{
        kind: 'table',
        head,
        rows: rows.map((row) => head.map((_, column) => row[column] ?? [])),
      }];
    }
    default:
      return [];
  }
}

function inlines(nodes: readonly PhrasingContent[], depth: number): RichTextInline[] {
  if (depth > maxDepth) {
    throw new MarkdownError({ path: '', reason: 'nestedInlines', values: { limit: maxDepth } });
  }
  return nodes.flatMap((node): RichTextInline[] => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: inlines(node.children, depth + 1) }];
      case 'link':
        return [{ kind: 'link', href: node.url, children: inlines(node.children, depth + 1) }];
      case 'break':
        return [{ kind: 'break' }];
      case 'image':
        throw new MarkdownError({ path: '', reason: 'image' });
      default:
        return [];
    }
  });
}
