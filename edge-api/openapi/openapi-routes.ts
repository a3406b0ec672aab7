import { Hono } from 'hono';
import { NotFoundError } from '../errors.ts';
import { encodeBody, type EncodedBody, replyEncoded } from '../http/encoded-body.ts';
import { describeError, type Log } from '../log.ts';
import { sendDocsPage } from './docs-page.ts';

const isCurrent = () => true;

/**
 * `GET /openapi.json`: the description of the API. `GET /docs`: a page that shows it, with its
 * script `/docs/viewer.js`. Both files are created at their first request.
 */
export function openApiRoutes(log: Log) {
  let description: Promise<EncodedBody> | undefined;
  let viewer: Promise<EncodedBody | undefined> | undefined;
  return new Hono()
    .get('/openapi.json', async (c) => {
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
      };
      description ??= encodeDescription();
      return replyEncoded(c, await description, headers, { isCurrent });
    })
    .get('/docs', (c) => sendDocsPage(c))
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
async function encodeDescription(): Promise<EncodedBody> {
  const { createShopDocument } = await import('./document.ts');
  return await encodeBody(JSON.stringify(createShopDocument()), 9);
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
