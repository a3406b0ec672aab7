import { staticPage } from './documents/static-page.ts';

const message = 'Hệ thống đang tạm gián đoạn, vui lòng thử lại sau ít phút.';

const page = staticPage('Cửa hàng tạm gián đoạn', 'Bạn vui lòng đợi một lát rồi tải lại trang.');

const headers = {
  'Cache-Control': 'no-store',
  'Retry-After': '5',
  'X-Content-Type-Options': 'nosniff',
};

/** Returns the reply to a request while the shop cannot be opened: JSON for the API, or a page. */
export function unavailableReply(request: Request): Response {
  if (/^\/(api\/|analyze-user|healthz)/.test(new URL(request.url).pathname)) {
    return Response.json({ success: false, message, code: 'UNAVAILABLE' }, {
      status: 503,
      headers,
    });
  }
  return new Response(page.html, {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.contentSecurityPolicy,
    },
  });
}
