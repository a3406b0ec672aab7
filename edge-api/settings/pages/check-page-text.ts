import type { RichTextBlock, RichTextInline } from '../../contract/settings/rich-text.ts';
import type { Issue } from '../../errors.ts';
import { MarkdownError, type ParsedPage, parseMarkdown } from './parse-markdown.ts';
import { placeholderNames, placeholderPattern } from './placeholders.ts';
import { isSafeHref } from './safe-href.ts';

/** Maximum length of a title, in UTF-16 code units. */
const maxTitleLength = 120;

/** Control characters other than line breaks, unpaired surrogates, and bidirectional controls. */
const unprintableInText = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A page text that can be saved, or the reasons why not. */
export type CheckedPage = { page: ParsedPage; issues: [] } | { page: undefined; issues: Issue[] };

/** Returns the text with Unix line breaks, spaces instead of tabs, in NFC. */
export function normalizePageText(markdown: string): string {
  return markdown.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').replaceAll('\t', '    ')
    .normalize('NFC').trim();
}

/**
 * Checks the normalized Markdown of a page. The path of an issue is the line, such as `12`, or
 * empty for the whole text.
 */
export function checkPageText(markdown: string): CheckedPage {
  const whole = (message: string): CheckedPage => ({
    page: undefined,
    issues: [{ path: '', message }],
  });
  if (markdown === '') return whole('Trang chưa có nội dung.');
  let page: ParsedPage;
  try {
    page = parseMarkdown(markdown);
  } catch (error) {
    if (error instanceof MarkdownError) return whole(error.message);
    throw error;
  }
  const issues = markdown.split('\n').flatMap((line, index) =>
    lineProblems(line).map((message): Issue => ({ path: String(index + 1), message }))
  );
  for (const href of new Set(linksOf(page.blocks))) {
    // A link to a setting is checked when it is filled in.
    if (isSafeHref(href) || /^\{\{\s*[A-Za-z]/.test(href)) continue;
    issues.push({ path: '', message: `Liên kết không dùng được: ${href.slice(0, 200)}` });
  }
  if ((page.title?.length ?? 0) > maxTitleLength) {
    issues.push({ path: '1', message: `Tiêu đề không được dài quá ${maxTitleLength} ký tự.` });
  }
  if (page.title !== undefined && /\{\{|^$/.test(page.title)) {
    issues.push({ path: '1', message: 'Tiêu đề phải là một dòng chữ, không có chỗ điền.' });
  }
  if (page.blocks.length === 0) issues.push({ path: '', message: 'Trang chưa có nội dung.' });
  return issues.length > 0 ? { page: undefined, issues } : { page, issues: [] };
}

function lineProblems(line: string): string[] {
  const problems: string[] = [];
  if (unprintableInText.test(line)) problems.push('Có ký tự không hợp lệ.');
  for (const [text, , name = ''] of line.matchAll(placeholderPattern)) {
    if (!placeholderNames.has(name)) problems.push(`Không có chỗ điền ${text}.`);
  }
  if (line.replaceAll(placeholderPattern, '').includes('{{')) {
    problems.push('Chỗ điền phải viết trên một dòng, ví dụ {{contact.phone}}.');
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
