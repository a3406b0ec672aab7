import type { RenderedPage } from '../../app/create-renderer.tsx';
import { extractInlineTexts, type PageContent } from './content-security-policy.ts';
import { deferScripts, trustedTypesPolicies } from './defer-scripts.ts';

/** The style sheet of all pages, and the text that a rendered page has in its place. */
export interface StyleSheet {
  readonly text: string;
  readonly placeholder: string;
}

/** Text of a complete document, in three parts: the style sheet is half of it. */
export interface DocumentText {
  before: string;
  /** Text of the style sheet; empty if the page has none. */
  styles: string;
  after: string;
}

/** A complete document, and its content that the policy has to allow. */
export interface AssembledDocument {
  text: DocumentText;
  inline: PageContent;
}

/**
 * Makes a document of a rendered page: without the nonce, with delayed scripts and with the style
 * sheet.
 */
export function assembleDocument(
  { html, nonce }: Pick<RenderedPage, 'html' | 'nonce'>,
  sheet: StyleSheet,
): AssembledDocument {
  const own = extractInlineTexts(html, nonce);
  const deferred = deferScripts(own.html);
  const styles = own.styles.map((text) => text === sheet.placeholder ? sheet.text : text);
  return {
    text: splitAtStyles(`<!DOCTYPE html>${deferred.html}`, sheet),
    inline: deferred.starter === undefined ? { scripts: own.scripts, styles } : {
      scripts: [...own.scripts, deferred.starter],
      styles,
      trustedTypes: trustedTypesPolicies,
    },
  };
}

/** Replaces the placeholder of a rendered page by the style sheet. */
export function splitAtStyles(html: string, { text, placeholder }: StyleSheet): DocumentText {
  // No other text of a page contains an unescaped end tag.
  const start = html.indexOf(`${placeholder}</style>`);
  if (start < 0) return { before: html, styles: '', after: '' };
  return {
    before: html.slice(0, start),
    styles: text,
    after: html.slice(start + placeholder.length),
  };
}

export function joinDocument({ before, styles, after }: DocumentText): string {
  return before + styles + after;
}
