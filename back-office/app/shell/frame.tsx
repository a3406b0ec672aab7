import { roleNames, type StaffMember } from '@thach-an/edge-api/contract';
import { notify, onFirstInput, useFocusOnNewPage } from '@thach-an/ui';
import { AdminFrame } from '@thach-an/ui/admin';
import { useIsFetching, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import {
  AdminError,
  noteNewSession,
  setConfirmIdentity,
  setSessionListeners,
  staff,
} from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { readDraft, removeDraft } from '../orders/order-draft.ts';
import { useNewOrders } from '../orders/use-new-orders.ts';
import { memberQuery, refreshMember, usePermissions } from '../session/use-member.ts';
import { loadLater } from './load-later.ts';
import { NoPage, Page } from './page.tsx';
import { Retry } from './retry.tsx';
import { permissionOf, sections } from './sections.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useShop } from './use-shop.ts';
import { SessionDialog } from '../session/session-dialog.tsx';

const Commands = loadLater(async () => (await import('./commands.tsx')).Commands);
const Toaster = loadLater(async () => (await import('./frame-chunk.ts')).Toaster);
const SectionSheet = loadLater(async () => (await import('./frame-chunk.ts')).SectionSheet);
const LogIn = loadLater(async () => (await import('../session/log-in.tsx')).LogIn);
const Confirmation = loadLater(async () =>
  (await import('../session/confirmation.tsx')).Confirmation
);

/** Frame of all pages behind the log-in. Without a session it leads to the log-in. */
export function Frame() {
  const { data: member, error, isPending } = useQuery(memberQuery);
  const { pathname, search } = useLocation();
  if (isPending) return null;
  if (error) {
    return (
      <Page title='Lỗi'>
        <div className='text-center'>
          <p>{(error as AdminError).message}</p>
          <Retry />
        </div>
      </Page>
    );
  }
  if (!member) return <Navigate to='/log-in' state={{ from: pathname + search }} replace />;
  return <LoggedIn member={member} />;
}

function LoggedIn({ member }: { member: StaffMember }) {
  const { pathname } = useLocation();
  const content = useFocusOnNewPage(pathname);
  const shop = useShop();
  const may = usePermissions();
  const [dialog, setDialog] = useState<'palette' | 'shortcuts'>();
  const [isUsed, setUsed] = useState(false);
  const [moreOpen, setMoreOpen] = useState(false);
  // A draft of somebody else, or an old one, does not stay on the device.
  useEffect(() => void readDraft(member.id), [member.id]);
  useEffect(() => onFirstInput(() => setUsed(true)), []);
  useShortcuts(dialog !== undefined, setDialog);
  const needed = permissionOf(pathname);
  const { waiting } = useNewOrders(may('orders:read'));
  const logOut = useAction({
    async mutationFn() {
      // The next person at this device is not to see the orders.
      await import('../alerts/push-alerts.ts').then(({ unsubscribe }) => unsubscribe())
        .catch((error) => console.warn('The messages could not be ended', error));
      await staff('log-out', {});
    },
    // Nothing of the session stays in the memory of the page.
    onSuccess: () => {
      removeDraft();
      location.assign('/admin/log-in');
    },
    onError: (error) => notify.error(`Chưa đăng xuất được. ${error.message}`, 5_000),
  });
  const links = sections.filter(({ permission }) => may(permission)).map((section) => ({
    ...section,
    current: section.href === '/' ? pathname === '/' : pathname.startsWith(section.href),
    count: section.href === '/orders' ? waiting : undefined,
  }));
  return (
    <>
      <AdminFrame
        shopName={shop.name}
        shopHref={shop.url}
        member={{ ...member, roleName: roleNames[member.role] }}
        links={links}
        profileHref='/profile'
        onPalette={() => setDialog('palette')}
        moreOpen={moreOpen}
        onMore={() => setMoreOpen(true)}
        onLogOut={() => logOut.mutate()}
        contentRef={content}
      >
        <Suspense>
          {needed === undefined || may(needed)
            ? <Outlet />
            : pathname === '/'
            ? <Navigate to={links[0]?.href ?? '/profile'} replace />
            : (
              <NoPage title='Bạn không có quyền xem trang này'>
                <p>Nếu công việc của bạn cần trang này, hãy nhờ chủ cửa hàng cấp quyền.</p>
              </NoPage>
            )}
        </Suspense>
        <Retry key={pathname} onDone={() => content.current?.focus()} />
      </AdminFrame>
      {dialog && (
        <Suspense>
          <Commands open={dialog} onClose={() => setDialog(undefined)} may={may} />
        </Suspense>
      )}
      {isUsed && (
        <Suspense>
          <Toaster />
          <SectionSheet open={moreOpen} onClose={() => setMoreOpen(false)} links={links} />
        </Suspense>
      )}
      <SessionEnded email={member.email} />
      <ConfirmIdentity email={member.email} />
      <ScrollRestoration />
      <PendingMark />
    </>
  );
}

/** Marks the document while a page is being loaded or a change sent. A line is shown for it. */
function PendingMark() {
  const loads = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  const changes = useIsMutating();
  const { state } = useNavigation();
  const isPending = state !== 'idle' || loads + changes > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pending', isPending);
  }, [isPending]);
  return null;
}

/**
 * Log-in over the page when the session has ended. The page stays, with everything that was typed.
 */
function SessionEnded({ email }: { email: string }) {
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);

  useEffect(() =>
    setSessionListeners({
      onEnd: () => setEnded(true),
      onForbidden: () => void refreshMember(client).catch(() => {}),
    }), [client]);

  return (
    <SessionDialog label='Đăng nhập lại' open={ended}>
      <LogIn
        email={email}
        onLogIn={() => {
          noteNewSession();
          client.getMutationCache().clear();
          setEnded(false);
          // Queries keep their data, so that no form on the page is mounted again.
          void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
        }}
      />
    </SessionDialog>
  );
}

/** Request for the credentials over the page, before a dangerous operation is repeated. */
function ConfirmIdentity({ email }: { email: string }) {
  const [settle, setSettle] = useState<(confirmed: boolean) => void>();

  useEffect(() => {
    let pending: Promise<boolean> | undefined;
    return setConfirmIdentity(() =>
      // Operations that wait at the same time share one confirmation.
      pending ??= new Promise<boolean>((resolve) => setSettle(() => resolve)).finally(() => {
        pending = undefined;
        setSettle(undefined);
      })
    );
  }, []);

  return (
    <SessionDialog
      label='Xác nhận danh tính'
      open={settle !== undefined}
      onCancel={() => settle?.(false)}
    >
      {settle && <Confirmation email={email} settle={settle} />}
    </SessionDialog>
  );
}
