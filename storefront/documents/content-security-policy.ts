const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttribute = /<[^>]*\sstyle="([^"]*)"/gi;

/** What a page may load and run: the shop's own files, and the inline scripts that it was rendered with. */
const fixed = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What a policy depends on besides the document. */
export interface PolicyOptions {
  /** Whether the shop is reached by https. */
  secure: boolean;
  /** Another origin that the page's scripts may ask, or empty. */
  connectTo?: string;
  /** Text of an inline script that the document puts in by itself. */
  startedLater?: string;
}

/**
 * The Content-Security-Policy of a rendered document: its inline scripts and styles by their
 * SHA-256, nothing else inline.
 */
export async function contentSecurityPolicy(
  html: string,
  { secure, connectTo, startedLater }: PolicyOptions,
): Promise<string> {
  const scripts = await hashes([...inlineScripts(html), ...(startedLater ? [startedLater] : [])]);
  const styles = await hashes(matches(html, styleElement));
  const attributes = await hashes(matches(html, styleAttribute).map(unescapeAttribute));
  return [
    ...fixed,
    ...(connectTo ? [`connect-src 'self' ${connectTo}`] : []),
    ["script-src 'self'", ...scripts].join(' '),
    [
      "style-src 'self'",
      ...styles,
      // Without this word, hashes do not count for attributes.
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
    ].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The texts of the scripts that a browser would run from the document itself; data blocks are none. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/i.test(attributes) || /\stype="(application|text)\/(?!javascript)/i.test(attributes)
      ? []
      : [text]
  );
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, text]) => text ? [text] : []);
}

function unescapeAttribute(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function hashes(texts: string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  return await Promise.all([...new Set(texts)].map(async (text) => {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
    return `'sha256-${new Uint8Array(digest).toBase64()}'`;
  }));
}
