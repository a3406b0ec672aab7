import type { RenderedPage } from '../../app/entry.server.tsx';
import { extractInlineTexts, type PageContent } from './content-security-policy.ts';
import { deferScripts, trustedTypesPolicies } from './defer-scripts.ts';

/** A complete document, and its content that the policy has to allow. */
export interface AssembledDocument {
  html: string;
  inline: PageContent;
}

/**
 * Makes a document of a rendered page: without the nonce, with delayed scripts and with the style
 * sheet. That comes last, because it is half of the text.
 *
 * @param insertStyles inserts the style sheet in the page, and in the inline text of its element
 */
export function assembleDocument(
  { html, nonce }: Pick<RenderedPage, 'html' | 'nonce'>,
  insertStyles: (html: string) => string,
): AssembledDocument {
  const own = extractInlineTexts(html, nonce);
  const deferred = deferScripts(own.html);
  const styles = own.styles.map(insertStyles);
  return {
    html: `<!DOCTYPE html>${insertStyles(deferred.html)}`,
    inline: deferred.starter === undefined ? { scripts: own.scripts, styles } : {
      scripts: [...own.scripts, deferred.starter],
      styles,
      trustedTypes: trustedTypesPolicies,
    },
  };
}
