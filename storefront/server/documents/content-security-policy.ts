import { createHash } from 'node:crypto';
import type { ClientSettings } from '../../app/api/client-settings.ts';

export interface PolicyOptions {
  /** `true` if the shop is served over https. */
  secure: boolean;
  /** Other origins to which the page's scripts may connect. */
  connectTo?: readonly string[];
  /** `true` if the page may load Facebook's script for the log-in. @default false */
  facebook?: boolean;
}

export interface PageContent extends InlineTexts {
  /**
   * Names of the Trusted Types policies that the page creates. Without one, Trusted Types are not
   * required.
   */
  trustedTypes?: readonly string[];
}

export function policyOptionsOf(
  { publicUrl, analysisUrl, provincesUrl, facebookAppId }: ClientSettings,
): PolicyOptions {
  return {
    secure: publicUrl.startsWith('https:'),
    connectTo: [analysisUrl, provincesUrl].flatMap((url) => URL.parse(url)?.origin ?? []),
    facebook: facebookAppId !== '',
  };
}

/** Origins of Facebook's SDK for JavaScript: its script, its requests, and its frames. */
const facebookOrigins = {
  script: ['https://connect.facebook.net'],
  connect: ['https://graph.facebook.com', 'https://www.facebook.com'],
  frame: ['https://www.facebook.com', 'https://web.facebook.com'],
};

export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Directives of every page: only the shop's own files. */
const fixed = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * Returns the Content-Security-Policy of a page. Inline scripts and styles are allowed by their
 * SHA-256 only. Trusted Types are required, except with Facebook's script, which creates scripts.
 */
export function contentSecurityPolicy(
  { scripts, styles, trustedTypes = [] }: PageContent,
  { secure, connectTo = [], facebook = false }: PolicyOptions,
): string {
  return [
    ...fixed,
    ["connect-src 'self'", ...connectTo, ...(facebook ? facebookOrigins.connect : [])].join(' '),
    ["script-src 'self'", ...hashSources(scripts), ...(facebook ? facebookOrigins.script : [])]
      .join(' '),
    ...(facebook ? [['frame-src', ...facebookOrigins.frame].join(' ')] : []),
    ["style-src 'self'", ...hashSources(styles)].join(' '),
    ...(trustedTypes.length > 0 && !facebook
      ? [`trusted-types ${trustedTypes.join(' ')}`, "require-trusted-types-for 'script'"]
      : []),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Extracts the inline texts of a rendered document that have its nonce, and removes the nonce. The
 * document is cached and shared, so its texts are allowed by hash. Injected texts have no nonce and
 * are not allowed.
 */
export function extractInlineTexts(
  html: string,
  nonce: string,
): InlineTexts & { html: string } {
  const attribute = ` nonce="${nonce}"`;
  const textsOf = (element: string) => {
    const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
    return [...html.matchAll(pattern)].flatMap(([, attributes = '', text = '']) =>
      attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? [text] : []
    );
  };
  return {
    scripts: textsOf('script'),
    styles: textsOf('style'),
    html: html.replaceAll(attribute, ''),
  };
}

/** Returns the hash-sources (CSP Level 3) that allow inline texts. */
function hashSources(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${digest(text)}'`);
}

/** Digest of the longest text so far: the style sheet is the same in all pages. */
let longest = { text: '', digest: '' };

function digest(text: string): string {
  if (text === longest.text) return longest.digest;
  const digest = createHash('sha256').update(text).digest('base64');
  if (text.length >= longest.text.length) longest = { text, digest };
  return digest;
}
