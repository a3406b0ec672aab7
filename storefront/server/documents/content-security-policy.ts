import type { ClientSettings } from '../../app/api/client-settings.ts';

/** What a policy depends on besides the document. */
export interface PolicyOptions {
  /** Whether the shop is reached by https. */
  secure: boolean;
  /** Other origins that the page's scripts may ask. */
  connectTo?: readonly string[];
  /** Whether Facebook's script may be loaded for its log-in. */
  facebook?: boolean;
}

/** What the shop's settings mean for its policy. */
export function policyOptionsOf(
  { publicUrl, analysisUrl, provincesUrl, facebookAppId }: ClientSettings,
): PolicyOptions {
  return {
    secure: publicUrl.startsWith('https:'),
    connectTo: [analysisUrl, provincesUrl].flatMap((url) => URL.parse(url)?.origin ?? []),
    facebook: facebookAppId !== '',
  };
}

/** What Facebook's SDK for JavaScript is loaded from, asks, and opens in frames. */
const facebookOrigins = {
  script: ['https://connect.facebook.net'],
  connect: ['https://graph.facebook.com', 'https://www.facebook.com'],
  frame: ['https://www.facebook.com', 'https://web.facebook.com'],
};

/** Texts that a page may run or apply inline. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a page may load: the shop's own files. */
const fixed = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * The Content-Security-Policy of a page: its own inline scripts and styles by their SHA-256, nothing
 * else inline.
 */
export async function contentSecurityPolicy(
  { scripts, styles }: InlineTexts,
  { secure, connectTo = [], facebook = false }: PolicyOptions,
): Promise<string> {
  return [
    ...fixed,
    ["connect-src 'self'", ...connectTo, ...(facebook ? facebookOrigins.connect : [])].join(' '),
    ["script-src 'self'", ...await hashes(scripts), ...(facebook ? facebookOrigins.script : [])]
      .join(' '),
    ...(facebook ? [['frame-src', ...facebookOrigins.frame].join(' ')] : []),
    ["style-src 'self'", ...await hashes(styles)].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Finds the inline texts of a rendered document that carry its nonce, and takes the nonce off: a page is
 * kept and sent to many, and what was put into it from elsewhere carries none and is not allowed.
 */
export function takeInlineTexts(
  html: string,
  nonce: string,
): InlineTexts & { html: string } {
  const mark = ` nonce="${nonce}"`;
  const marked = (element: string) => {
    const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
    return [...html.matchAll(pattern)].flatMap(([, attributes = '', text = '']) =>
      attributes.includes(mark) && !/\ssrc=/.test(attributes) ? [text] : []
    );
  };
  return { scripts: marked('script'), styles: marked('style'), html: html.replaceAll(mark, '') };
}

async function hashes(texts: readonly string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  return await Promise.all([...new Set(texts)].map(async (text) => {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
    return `'sha256-${new Uint8Array(digest).toBase64()}'`;
  }));
}
