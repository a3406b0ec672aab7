import type { RichTextBlock, RichTextInline } from '../../contract/settings/rich-text.ts';
import type { Issue } from '../../errors.ts';
import { MarkdownError, type ParsedPage, parseMarkdown } from './parse-markdown.ts';
import { placeholderNames, placeholderPattern } from './placeholders.ts';
import { isSafeHref } from './safe-href.ts';

const maxTitleLength = 120;

/** Control characters other than line breaks, unpaired surrogates, and bidirectional controls. */
const unprintableInText = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Returns the text with Unix line breaks, spaces instead of tabs, in NFC. */
export function normalizePageText(markdown: string): string {
  return markdown.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').replaceAll('\t', '    ')
    .normalize('NFC').trim();
}

/**
 * Returns the reasons why the normalized Markdown of a page cannot be saved. The path of an issue
 * is the line, such as `12`, or empty for the whole text.
 */
export function findPageIssues(markdown: string): Issue[] {
  const empty: Issue = { path: '', reason: 'emptyPage' };
  if (markdown === '') return [empty];
  let page: ParsedPage;
  try {
    page = parseMarkdown(markdown);
  } catch (error) {
    if (error instanceof MarkdownError) return [error.issue];
    throw error;
  }
  const issues = markdown.split('\n').flatMap((line, index) =>
    lineProblems(line, String(index + 1))
  );
  for (const href of new Set(linksOf(page.blocks))) {
    // A link to a setting is checked when it is filled in.
    if (isSafeHref(href) || /^\{\{\s*[A-Za-z]/.test(href)) continue;
    issues.push({ path: '', reason: 'unsafeLink', values: { href: href.slice(0, 200) } });
  }
  if ((page.title?.length ?? 0) > maxTitleLength) {
    issues.push({ path: '1', reason: 'titleLength', values: { limit: maxTitleLength } });
  }
  if (page.title !== undefined && /\{\{|^$/.test(page.title)) {
    issues.push({ path: '1', reason: 'titleText' });
  }
  if (page.blocks.length === 0) issues.push(empty);
  return issues;
}

function lineProblems(line: string, path: string): Issue[] {
  const problems: Issue[] = [];
  if (unprintableInText.test(line)) problems.push({ path, reason: 'unprintable' });
  for (const [text, , name = ''] of line.matchAll(placeholderPattern)) {
    if (placeholderNames.has(name)) continue;
    problems.push({ path, reason: 'unknownPlaceholder', values: { text } });
  }
  if (line.replaceAll(placeholderPattern, '').includes('{{')) {
    problems.push({ path, reason: 'placeholderLine' });
  }
  return problems;
}

function linksOf(blocks: readonly RichTextBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return inlineLinks(block.children);
      case 'list':
        return block.items.flatMap(linksOf);
      case 'quote':
        return linksOf(block.blocks);
      case 'table':
        return [...block.head, ...block.rows.flat()].flatMap(inlineLinks);
      case 'rule':
        return [];
    }
  });
}

function inlineLinks(children: readonly RichTextInline[]): string[] {
  return children.flatMap((child) => {
    if (typeof child === 'string' || child.kind === 'break') return [];
    const inner = inlineLinks(child.children);
    return child.kind === 'link' ? [child.href, ...inner] : inner;
  });
}
