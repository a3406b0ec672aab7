import { ErrorPage, type ErrorPageKind, errorPageTitles } from '@thach-an/ui';
import { firstScreenFonts } from '@thach-an/ui/fonts';
import { type ReactNode, useContext, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router';
import { useClientSettings } from './api/client-settings.ts';
import { loaderContext } from './api/loader-context.ts';
import { keepCategories } from './catalogue/browser-categories.ts';
import { largeCatalogueAttribute } from './catalogue/browser-catalogue.ts';
import { EarlyScripts } from './head/early-scripts.tsx';
import { NonceContext } from './head/nonce.ts';
import { Styles } from './head/styles.tsx';
import { readShop } from './settings/read-shop.ts';
import { themeMedia } from './shell/follow-theme.ts';
import { Frame } from './shell/frame.tsx';
import { keepPageOnFailure, useKeptPage } from './shell/keep-page.ts';
import { type RootData, useShop } from './shell/use-shop.ts';

export const links = () => [
  ...firstScreenFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const { settings, catalogue, api } = context.get(loaderContext);
  const [{ products }, shop] = await Promise.all([catalogue.current(), readShop(api)]);
  return { ...settings, shop, largeCatalogue: products === undefined };
}

/** The settings are loaded once per visit, and when a page asks for them. */
export const shouldRevalidate = (
  { currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
) => defaultShouldRevalidate && currentUrl.href === nextUrl.href;

export const clientMiddleware = [keepPageOnFailure];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const { largeCatalogue } = useClientSettings();
  return (
    <html
      lang='vi'
      suppressHydrationWarning
      {...{ [largeCatalogueAttribute]: largeCatalogue ? '' : undefined }}
    >
      <head>
        <meta charSet='utf-8' />
        <meta name='viewport' content='width=device-width, initial-scale=1' />
        <meta name='theme-color' content='#FAF6EE' media={themeMedia('light')} />
        <meta name='theme-color' content='#16130F' media={themeMedia('dark')} />
        <Meta />
        <Links />
        <Styles nonce={nonce} />
        <EarlyScripts nonce={nonce} />
      </head>
      <body className='flex min-h-dvh flex-col'>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const { categories } = useShop();
  useEffect(() => keepCategories(categories), [categories]);
  useKeptPage();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function kindOf(error: unknown): ErrorPageKind {
  if (isRouteErrorResponse(error) && error.status === 404) return 'not-found';
  // A request that has failed without a network. On the server there always is one.
  const isOffline = error instanceof TypeError && globalThis.navigator?.onLine === false;
  return isOffline ? 'offline' : 'unexpected';
}

/** Renders the page for an unknown URL or an unexpected error. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shop = useShop();
  const kind = kindOf(error);
  return (
    <Frame>
      <title>{`${errorPageTitles[kind]} | ${shop.name}`}</title>
      <meta name='robots' content='noindex' />
      <ErrorPage kind={kind} />
    </Frame>
  );
}
