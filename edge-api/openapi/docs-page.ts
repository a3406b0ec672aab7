import type { Context } from 'hono';

/**
 * Policy of the page. The viewer adds styles to its elements, so inline styles are allowed. Scripts
 * and requests are limited to this origin.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API of Thạch An</title>
<style>p { font-family: system-ui; padding: 0 24px }</style>
<script type="module" src="/api/docs/viewer.js"></script>
</head>
<body>
<rapi-doc spec-url="/api/openapi.json" render-style="view" layout="column" schema-style="table"
 theme="light" primary-color="#0E5A4A" bg-color="#FAF6EE" text-color="#221C18"
 header-color="#0E5A4A" load-fonts="false" regular-font="system-ui" mono-font="ui-monospace"
 allow-try="false" allow-authentication="false" allow-server-selection="false"
 allow-spec-url-load="false" allow-spec-file-load="false" show-header="false">
<p>The description of the API is also available as <a href="/api/openapi.json">JSON</a>.</p>
</rapi-doc>
</body>
</html>
`;

/** Sends the page that shows the description of the API. */
export function sendDocsPage(c: Context): Response {
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-cache');
  c.header('X-Robots-Tag', 'noindex');
  return c.body(html, 200, { 'Content-Type': 'text/html; charset=utf-8' });
}
