import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type LoaderContext, loaderContext } from './api/loader-context.ts';
import { NonceContext, nonceHeader } from './head/nonce.ts';
import { shownProductsHeader } from './head/shown-products.ts';

/** Renders the page of a request. */
export type RenderPage = (request: Request) => Promise<Response>;

/** Dependencies of the renderer. */
export interface RendererDeps extends Omit<LoaderContext, 'showProducts'> {
  /** Returns `true` for an error that is answered with 503. */
  isUnavailable(error: unknown): boolean;
}

/**
 * Creates the renderer of a build. It is part of the build, so that it shares one copy of React
 * Router with the pages.
 */
export function createRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  { isUnavailable, ...deps }: RendererDeps,
): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (request) => {
    const context = new RouterContextProvider();
    const shown = new Set<string>();
    const showProducts: LoaderContext['showProducts'] = (products) => {
      for (const product of products) if (product) shown.add(product._id);
    };
    let unavailable = false;
    const reportError: LoaderContext['reportError'] = (error, request) => {
      unavailable ||= isUnavailable(error);
      deps.reportError(error, request);
    };
    context.set(loaderContext, { ...deps, showProducts, reportError });
    const reply = await handle(request, context);
    if (unavailable && reply.status === 500) return toUnavailable(reply);
    if (reply.headers.has(nonceHeader)) reply.headers.set(shownProductsHeader, [...shown].join());
    return reply;
  };
}

/** Replaces the status of an error page by 503, for a failure that is expected to end soon. */
function toUnavailable({ body, headers }: Response): Response {
  const reply = new Response(body, { status: 503, headers });
  reply.headers.set('Retry-After', '5');
  return reply;
}

/** Reports every error in a loader or while rendering, except an unknown URL. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(loaderContext).reportError(error, request);
}

/**
 * Renders a complete document. It is cached, so it is not streamed.
 *
 * @throws the first error while rendering: such a document must not be cached
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
