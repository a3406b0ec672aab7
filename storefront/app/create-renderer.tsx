import { renderToString } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type LoaderContext, loaderContext } from './api/loader-context.ts';
import { insertData } from './head/insert-data.ts';
import { NonceContext } from './head/nonce.ts';

/** A page in HTML, without its style sheet, which is inserted when the page is complete. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Nonce of the page's own inline scripts and styles. */
  nonce: string;
  /** Ids of the products that the page shows. */
  products: ReadonlySet<string>;
}

/** Renders the page of a request. A redirect, or the data of a page, is a response. */
export type RenderPage = (request: Request) => Promise<RenderedPage | Response>;

/** Keeps the document of a request, because React Router passes on responses only. */
const documentContext = createContext<{ html?: string; nonce: string }>();

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
    const products = new Set<string>();
    const showProducts: LoaderContext['showProducts'] = (shown) => {
      for (const product of shown) if (product) products.add(product._id);
    };
    let unavailable = false;
    const reportError: LoaderContext['reportError'] = (error, request) => {
      unavailable ||= isUnavailable(error);
      deps.reportError(error, request);
    };
    const document: { html?: string; nonce: string } = { nonce: crypto.randomUUID() };
    context.set(loaderContext, { ...deps, showProducts, reportError });
    context.set(documentContext, document);
    const handled = await handle(request, context);
    const reply = unavailable && handled.status === 500 ? toUnavailable(handled) : handled;
    const { html, nonce } = document;
    return html === undefined ? reply : { status: reply.status, html, nonce, products };
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
 * Renders a complete document. It is cached, so it is not streamed: one string costs less than a
 * stream of small parts. The data of the loaders is complete as well, and follows the page.
 *
 * @throws the first error while rendering: such a document must not be cached
 */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const document = loadContext.get(documentContext);
  const { nonce } = document;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  // React replaces a part that failed by its fallback, for the browser to render.
  if (html.includes('<!--$!-->')) throw new Error('A part of the page could not be rendered');
  document.html = insertData(html, data, nonce);
  return new Response(null, { status, headers });
}
