import { roleNames, type StaffMember } from '@thach-an/edge-api/contract';
import { Toaster } from '@thach-an/ui';
import { AdminFrame } from '@thach-an/ui/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { unsubscribe } from '../alerts/push-alerts.ts';
import { AdminError, staff } from '../api/admin-api.ts';
import { useNewOrders } from '../orders/use-new-orders.ts';
import { ConfirmIdentity } from '../session/confirm-identity.tsx';
import { SessionEnded } from '../session/session-ended.tsx';
import { memberQuery, usePermissions } from '../session/use-member.ts';
import { Page } from './page.tsx';
import { sections } from './sections.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useShop } from './use-shop.ts';

/** The combobox of the palette is loaded when it is opened for the first time. */
const Commands = lazy(() => import('./commands.tsx'));

/** Frame of all pages behind the log-in. Without a session it leads to the log-in. */
export function Frame() {
  const { data: member, error, isPending } = useQuery(memberQuery);
  const { pathname, search } = useLocation();
  if (isPending) return null;
  if (error) {
    return (
      <Page title='Lỗi'>
        <p className='text-center'>{(error as AdminError).message}</p>
      </Page>
    );
  }
  if (!member) return <Navigate to='/log-in' state={{ from: pathname + search }} replace />;
  return <LoggedIn member={member} />;
}

function LoggedIn({ member }: { member: StaffMember }) {
  const { pathname } = useLocation();
  const shop = useShop();
  const may = usePermissions();
  const [dialog, setDialog] = useState<'palette' | 'shortcuts'>();
  useShortcuts(setDialog);
  const { waiting } = useNewOrders(may('orders:read'));
  const logOut = useMutation({
    async mutationFn() {
      // The next person at this device is not to see the orders.
      await unsubscribe().catch((error) => console.warn('The messages could not be ended', error));
      await staff('log-out', {});
    },
    // Nothing of the session stays in the memory of the page.
    onSuccess: () => location.assign('/admin/log-in'),
  });
  return (
    <>
      <AdminFrame
        shopName={shop.name}
        shopHref={shop.url}
        member={{ ...member, roleName: roleNames[member.role] }}
        links={sections.filter(({ permission }) => may(permission)).map((section) => ({
          ...section,
          current: section.href === '/' ? pathname === '/' : pathname.startsWith(section.href),
          count: section.href === '/orders' ? waiting : undefined,
        }))}
        profileHref='/profile'
        onPalette={() => setDialog('palette')}
        onLogOut={() => logOut.mutate()}
      >
        <Suspense>
          <Outlet />
        </Suspense>
      </AdminFrame>
      {dialog && (
        <Suspense>
          <Commands open={dialog} onClose={() => setDialog(undefined)} may={may} />
        </Suspense>
      )}
      <Toaster />
      <SessionEnded email={member.email} />
      <ConfirmIdentity email={member.email} />
      <ScrollRestoration />
    </>
  );
}
