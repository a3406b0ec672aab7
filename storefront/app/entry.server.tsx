import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type LoaderContext, loaderContext } from './api/api-client.ts';
import { NonceContext, nonceHeader } from './head/nonce.ts';

/** Renders the page at an address. */
export type RenderPage = (request: Request) => Promise<Response>;

/**
 * Makes the renderer of a build. It is part of the build, so that the pages and what renders them
 * share one copy of React Router.
 */
export function createRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  parts: LoaderContext,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (request) => {
    const context = new RouterContextProvider();
    context.set(loaderContext, parts);
    return await handle(request, context);
  };
}

/** Hears of every error in a loader or while rendering; an address that is none of ours is no error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(loaderContext).reportError(error, request);
}

/**
 * Renders a document whole. It is kept and sent to many, so it is not streamed piece by piece; what
 * goes wrong while rendering is thrown, and never kept.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const nonce = crypto.randomUUID();
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(nonceHeader, nonce);
  return new Response(stream, { status, headers });
}
