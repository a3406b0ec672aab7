import { type Context, Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { NotFoundError } from '../errors.ts';
import { encodeBody, type EncodedBody, replyEncoded } from '../http/encoded-body.ts';
import { describeError, type Log } from '../log.ts';
import { describe, operationsOf } from './describe.ts';

const isCurrent = () => true;

/**
 * `GET /openapi.json`: the description of the API. `GET /docs`: a page that shows it, with its
 * script `/docs/viewer.js`. Both files are created at their first request.
 */
export function openApiRoutes(log: Log, routesOf: () => readonly RouterRoute[]) {
  let description: Promise<EncodedBody> | undefined;
  let viewer: Promise<EncodedBody | undefined> | undefined;
  const routes = new Hono()
    .get('/openapi.json', async (c) => {
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
      };
      description ??= encodeDescription(routesOf());
      return replyEncoded(c, await description, headers, { isCurrent });
    })
    .get('/docs', (c) => sendDocsPage(c));
  return describe('Server', routes, () => ({
    'GET /openapi.json': {
      id: 'getDescription',
      summary: 'Returns this description',
      reply: 'application/json',
    },
    'GET /docs': {
      id: 'readDescription',
      summary: 'Shows this description as a page',
      reply: 'text/html',
    },
  }))
    .get('/docs/viewer.js', async (c) => {
      const body = await (viewer ??= encodeViewer(log));
      if (!body) throw new NotFoundError();
      const headers = {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      };
      return replyEncoded(c, body, headers, { isCurrent });
    });
}

/** Creates the description. Its module is loaded with the first request, as few need it. */
async function encodeDescription(routes: readonly RouterRoute[]): Promise<EncodedBody> {
  const { createDocument } = await import('./create-document.ts');
  return await encodeBody(JSON.stringify(createDocument(operationsOf(routes))), 9);
}

/** Reads the script of the viewer; `undefined` where the files of packages are unavailable. */
async function encodeViewer(log: Log): Promise<EncodedBody | undefined> {
  try {
    const file = new URL(import.meta.resolve('rapidoc/dist/rapidoc-min.js'));
    return await encodeBody(await Deno.readFile(file), 9);
  } catch (error) {
    log('warn', 'viewer of the API description unavailable', describeError(error));
    return undefined;
  }
}

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

function sendDocsPage(c: Context): Response {
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-cache');
  c.header('X-Robots-Tag', 'noindex');
  return c.body(html, 200, { 'Content-Type': 'text/html; charset=utf-8' });
}
