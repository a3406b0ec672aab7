import { roleNames, type StaffMember } from '@thach-an/edge-api/contract';
import { AdminFrame } from '@thach-an/ui/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { AdminError, staff } from '../api/admin-api.ts';
import { useNewOrders } from '../orders/use-new-orders.ts';
import { SessionEnded } from '../session/session-ended.tsx';
import { memberQuery } from '../session/use-member.ts';
import { Page } from './page.tsx';
import { useShop } from './use-shop.ts';

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
  const { waiting } = useNewOrders(member.permissions.includes('orders:read'));
  const logOut = useMutation({
    mutationFn: () => staff('log-out', {}),
    // Nothing of the session stays in the memory of the page.
    onSuccess: () => location.assign('/admin/log-in'),
  });
  return (
    <>
      <AdminFrame
        shopName={shop.name}
        shopHref={shop.url}
        member={{ ...member, roleName: roleNames[member.role] }}
        links={member.permissions.includes('orders:read')
          ? [{
            href: '/orders',
            label: 'Đơn hàng',
            current: pathname.startsWith('/orders'),
            count: waiting,
          }]
          : []}
        onLogOut={() => logOut.mutate()}
      >
        <Outlet />
      </AdminFrame>
      <SessionEnded email={member.email} />
      <ScrollRestoration />
    </>
  );
}
