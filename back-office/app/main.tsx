import './app.css';
import { type LinkProps, LinkProvider } from '@thach-an/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminError } from './api/admin-api.ts';
import { HomePage } from './home/home-page.tsx';
import { Frame } from './shell/frame.tsx';
import { NoPage, Page, PageFailed } from './shell/page.tsx';

const client = new QueryClient({
  defaultOptions: {
    // Without a connection a request fails at once: a change that waits would surprise later.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      // A refused request is refused again.
      retry: (failures, error) =>
        failures < 2 && error instanceof AdminError && (error.status === 0 || error.status >= 500),
    },
  },
});

/** Loads the module of a page when the page is opened for the first time. */
const page = (load: () => Promise<{ default: () => ReactNode }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
  HydrateFallback: () => null,
});

/** Pages within the frame. */
const pages = [
  { path: '/', Component: HomePage },
  { path: '/orders', ...page(() => import('./orders/orders-page.tsx')) },
  { path: '/orders/new', ...page(() => import('./orders/new-order-page.tsx')) },
  { path: '/orders/:id/edit', ...page(() => import('./orders/edit-order-page.tsx')) },
  { path: '/orders/:id/print/:kind', ...page(() => import('./orders/print-order-page.tsx')) },
  { path: '/orders/:id', ...page(() => import('./orders/order-page.tsx')) },
  { path: '/products', ...page(() => import('./products/products-page.tsx')) },
  { path: '/products/:id', ...page(() => import('./products/product-page.tsx')) },
  { path: '/stock', ...page(() => import('./products/stock-page.tsx')) },
  { path: '/categories', ...page(() => import('./categories/categories-page.tsx')) },
  { path: '/categories/new', ...page(() => import('./categories/category-page.tsx')) },
  { path: '/categories/:id', ...page(() => import('./categories/category-page.tsx')) },
  { path: '/payments', ...page(() => import('./orders/unmatched-page.tsx')) },
  { path: '/returns', ...page(() => import('./orders/returns-page.tsx')) },
  { path: '/carriers', ...page(() => import('./carriers/carriers-page.tsx')) },
  { path: '/promos', ...page(() => import('./promos/promos-page.tsx')) },
  { path: '/promos/new', ...page(() => import('./promos/promo-page.tsx')) },
  { path: '/promos/:code', ...page(() => import('./promos/promo-page.tsx')) },
  { path: '/customers', ...page(() => import('./customers/customers-page.tsx')) },
  { path: '/customers/:id', ...page(() => import('./customers/customer-page.tsx')) },
  { path: '/requests', ...page(() => import('./requests/requests-page.tsx')) },
  { path: '/requests/new', ...page(() => import('./requests/new-request-page.tsx')) },
  { path: '/reviews', ...page(() => import('./reviews/reviews-page.tsx')) },
  { path: '/pages', ...page(() => import('./pages/pages-page.tsx')) },
  { path: '/pages/:slug', ...page(() => import('./pages/page-editor.tsx')) },
  { path: '/settings', ...page(() => import('./settings/settings-page.tsx')) },
  { path: '/exports', ...page(() => import('./exports/exports-page.tsx')) },
  { path: '/staff', ...page(() => import('./staff/staff-page.tsx')) },
  { path: '/audit', ...page(() => import('./audit/audit-page.tsx')) },
  { path: '/profile', ...page(() => import('./session/profile-page.tsx')) },
  { path: '/shipping', ...page(() => import('./shipping/shipping-page.tsx')) },
  { path: '*', element: <NoPage title='Không có trang này' /> },
];

const router = createBrowserRouter([{
  errorElement: (
    <Page title='Lỗi'>
      <PageFailed />
    </Page>
  ),
  children: [
    { path: '/log-in', ...page(() => import('./session/log-in-page.tsx')) },
    { path: '/invite', ...page(() => import('./session/invitation.tsx')) },
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [{ errorElement: <PageFailed />, children: pages }],
    },
  ],
}], { basename: '/admin' });

/**
 * Link of the router, for all links of the components. It passes the list of orders on, to whose
 * filters the page of an order leads back.
 */
function RouterLink({ href, keepScroll, ...rest }: LinkProps) {
  const { pathname, search, state } = useLocation();
  const list = pathname === '/orders' ? `${pathname}${search}` : state?.list;
  return <Link to={href} state={{ list }} preventScrollReset={keepScroll} {...rest} />;
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <LinkProvider value={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </QueryClientProvider>
  </StrictMode>,
);
