import './app.css';
import { LinkProvider } from '@thach-an/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminError } from './api/admin-api.ts';
import { OrderPage } from './orders/order-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { InvitationPage } from './session/invitation.tsx';
import { LogInPage } from './session/log-in-page.tsx';
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

const router = createBrowserRouter([
  { path: '/log-in', Component: LogInPage },
  { path: '/invite', Component: InvitationPage },
  {
    Component: Frame,
    children: [
      { path: '/', element: <Navigate to='/orders' replace /> },
      { path: '/orders', Component: OrdersPage },
      { path: '/orders/:id', Component: OrderPage },
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
