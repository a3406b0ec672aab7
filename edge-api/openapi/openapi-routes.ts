import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { NotFoundError } from '../errors.ts';
import { encodeBody, type EncodedBody, replyEncoded } from '../http/encoded-body.ts';
import { describeError, type Log } from '../log.ts';
import { describe, operationsOf } from './describe.ts';
import { sendDocsPage } from './docs-page.ts';

const isCurrent = () => true;

/**
 * `GET /openapi.json`: the description of the API. `GET /docs`: a page that shows it, with its
 * script `/docs/viewer.js`. Both files are created at their first request.
 *
 * @param routesOf returns the routes of the application to describe
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
