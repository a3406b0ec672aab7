import './app.css';
import { LinkProvider } from '@thach-an/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminError } from './api/admin-api.ts';
import { HomePage } from './home/home-page.tsx';
import { Frame } from './shell/frame.tsx';
import { Page } from './shell/page.tsx';
import { RouterLink } from './shell/router-link.tsx';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A refused request is refused again.
      retry: (failures, error) =>
        failures < 2 && error instanceof AdminError && (error.status === 0 || error.status >= 500),
    },
  },
});

/** Loads the module of a page when the page is opened for the first time. */
const page = <Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) => ({
  lazy: async () => ({ Component: (await load())[name] }),
  HydrateFallback: () => null,
});

const router = createBrowserRouter([
  { path: '/log-in', ...page(() => import('./session/log-in-page.tsx'), 'LogInPage') },
  { path: '/invite', ...page(() => import('./session/invitation.tsx'), 'InvitationPage') },
  {
    Component: Frame,
    HydrateFallback: () => null,
    children: [
      { path: '/', Component: HomePage },
      { path: '/orders', ...page(() => import('./orders/orders-page.tsx'), 'OrdersPage') },
      { path: '/orders/new', ...page(() => import('./orders/new-order-page.tsx'), 'NewOrderPage') },
      {
        path: '/orders/:id/edit',
        ...page(() => import('./orders/edit-order-page.tsx'), 'EditOrderPage'),
      },
      {
        path: '/orders/:id/print/:kind',
        ...page(() => import('./orders/print-order-page.tsx'), 'PrintOrderPage'),
      },
      { path: '/orders/:id', ...page(() => import('./orders/order-page.tsx'), 'OrderPage') },
      {
        path: '/products',
        ...page(() => import('./products/products-page.tsx'), 'ProductsPage'),
      },
      {
        path: '/products/:id',
        ...page(() => import('./products/product-page.tsx'), 'ProductPage'),
      },
      {
        path: '/categories',
        ...page(() => import('./categories/categories-page.tsx'), 'CategoriesPage'),
      },
      {
        path: '/categories/new',
        ...page(() => import('./categories/category-page.tsx'), 'CategoryPage'),
      },
      {
        path: '/categories/:id',
        ...page(() => import('./categories/category-page.tsx'), 'CategoryPage'),
      },
      {
        path: '/payments',
        ...page(() => import('./orders/unmatched-page.tsx'), 'UnmatchedPage'),
      },
      {
        path: '/carriers',
        ...page(() => import('./carriers/carriers-page.tsx'), 'CarriersPage'),
      },
      { path: '/promos', ...page(() => import('./promos/promos-page.tsx'), 'PromosPage') },
      { path: '/promos/new', ...page(() => import('./promos/promo-page.tsx'), 'PromoPage') },
      { path: '/promos/:code', ...page(() => import('./promos/promo-page.tsx'), 'PromoPage') },
      {
        path: '/customers',
        ...page(() => import('./customers/customers-page.tsx'), 'CustomersPage'),
      },
      {
        path: '/customers/:id',
        ...page(() => import('./customers/customer-page.tsx'), 'CustomerPage'),
      },
      { path: '/reviews', ...page(() => import('./reviews/reviews-page.tsx'), 'ReviewsPage') },
      { path: '/pages', ...page(() => import('./pages/pages-page.tsx'), 'PagesPage') },
      { path: '/pages/:slug', ...page(() => import('./pages/page-editor.tsx'), 'PageEditor') },
      { path: '/settings', ...page(() => import('./settings/settings-page.tsx'), 'SettingsPage') },
      { path: '/staff', ...page(() => import('./staff/staff-page.tsx'), 'StaffPage') },
      { path: '/audit', ...page(() => import('./audit/audit-page.tsx'), 'AuditPage') },
      { path: '/profile', ...page(() => import('./session/profile-page.tsx'), 'ProfilePage') },
      {
        path: '/shipping',
        ...page(() => import('./shipping/shipping-page.tsx'), 'ShippingPage'),
      },
    ],
  },
  {
    path: '*',
    element: (
      <Page title='Không tìm thấy'>
        <p className='text-center'>Không có trang này.</p>
      </Page>
    ),
  },
], { basename: '/admin' });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <LinkProvider value={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </QueryClientProvider>
  </StrictMode>,
);
