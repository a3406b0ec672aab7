export interface SmtpServer {
  host: string;
  port: number;
  /** `true` to use TLS from the start of the connection. */
  secure: boolean;
  /** `true` to fail if TLS is unavailable. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

const malformed = 'it must be a URL such as smtp://user:password@mail.example:587; in user and ' +
  'password write %25 for %, %23 for #, %2F for / and %3F for ?';

/**
 * Parses the URL of a mail server: `smtp://user:password@mail.example:587`, or `smtps://` for TLS
 * from the start of the connection. A password is sent to other machines over TLS only.
 *
 * @throws {TypeError} if the URL is invalid; the message does not contain the URL and its password
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) throw new TypeError(malformed);
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash) throw new TypeError(malformed);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const auth = url.username
    ? { user: decode(url.username), pass: decode(url.password) }
    : undefined;
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: secure || (auth !== undefined && !/^(localhost|127\.[\d.]+|::1)$/.test(host)),
    ...(auth ? { auth } : {}),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TypeError(malformed);
  }
}
