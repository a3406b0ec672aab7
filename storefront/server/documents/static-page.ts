import { createHash } from 'node:crypto';

const style = `body{margin:0;background:#faf6ee;color:#221c18;font:1.125rem/1.6 sans-serif}
main{max-width:34rem;margin:0 auto;padding:20vh 1.25rem}h1{font-size:1.75rem;line-height:1.3}
a{color:#0e5a4a}:root{color-scheme:light dark}
@media(prefers-color-scheme:dark){body{background:#16130f;color:#f3ede2}a{color:#57bfa3}}`;

/** Content-Security-Policy of all static pages. */
export const staticPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Returns a page without scripts, links to files or data, which is sent when no page can be
 * rendered. Title and sentence must not contain markup.
 */
export function staticPage(title: string, text: string): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Về trang chủ</a></p></main></body></html>`;
}

/** Page for an error in the renderer itself. */
export const unexpectedErrorPage = staticPage(
  'Unexpected Application Error!',
  'Đã xảy ra lỗi không mong muốn. Vui lòng thử lại sau ít phút.',
);

/** Page for a failure that is expected to end soon, such as a database that does not answer. */
export const unavailablePage = staticPage(
  'Cửa hàng đang bận',
  'Trang này tạm thời chưa mở được. Bạn vui lòng đợi ít phút rồi tải lại trang.',
);

/** Page for a request above the limits of rendering. */
export const busyPage = staticPage(
  'Cửa hàng đang bận',
  'Đang có quá nhiều lượt truy cập nên trang này chưa mở được. ' +
    'Bạn vui lòng đợi một lát rồi tải lại trang.',
);
