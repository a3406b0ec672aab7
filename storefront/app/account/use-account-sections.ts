import { type AccountSections, type ChartsSectionProps, saveFile } from '@thach-an/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { SavedChart } from '@thach-an/edge-api/contract';
import { notify } from '../shell/notify.ts';
import { accountApi, callAccount, isDeleted, type SendToAccount } from './account-calls.ts';
import { leaveAccount, saveCart } from './log-out.ts';
import { requestVerificationMail } from './request-verification-mail.ts';
import { toSubmitResult } from './submit-result.ts';
import type { useAccount } from './use-account.ts';
import { useAddressEditor } from './use-address-editor.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { usePageNavigate } from '../shell/use-page-navigate.ts';
import { describeBirth } from '../tu-vi/describe-birth.ts';
import { keepSavedBirth } from '../tu-vi/kept-birth.ts';

/** Time limit of the export, in ms. */
const exportTimeout = 60_000;

/** Message after a deletion whose reply was lost, once the session is rejected. */
const probablyDeleted =
  'Tài khoản đã được xóa ở lần bấm trước. Nếu vẫn đăng nhập được, vui lòng xóa lại.';

/** Connects the sections of the account page with the API. */
export function useAccountSections(
  { token: session, overview, update }: ReturnType<typeof useAccount>,
): AccountSections | undefined {
  const navigate = usePageNavigate();
  const addressEditor = useAddressEditor({ token: session, overview, update });
  const charts = useCharts(session);
  /** Session whose account may have been deleted: the reply was lost. */
  const uncertain = useRef<string | null>(undefined);
  if (!overview) return undefined;
  const { account, sessions, addresses } = overview;
  const call = <T>(send: SendToAccount<T>, options?: Parameters<typeof callAccount>[2]) =>
    callAccount(session ?? '', send, options);
  const { name, email, hasPassword } = account;

  /** Leaves the page and the account, which has no session any more. */
  function leave(message: string): void {
    navigate('/');
    leaveAccount(message);
  }

  return {
    createdAt: account.createdAt,
    name: {
      name,
      async onSave(name) {
        const result = await call((options) => accountApi.name.$post({ json: { name } }, options));
        if (result.kind === 'done') {
          update(() => ({ account: result.data.account }));
          notify('success', 'Đã lưu họ tên mới');
        }
        return toSubmitResult(result, ['name']);
      },
    },
    email: {
      email,
      verified: account.emailVerified,
      pendingEmail: account.pendingEmail,
      hasPassword,
      async onSave(json) {
        const result = await call((options) => accountApi.email.$post({ json }, options));
        if (result.kind === 'done') update(() => ({ account: result.data.account }));
        return toSubmitResult(result, ['email', 'password'], 'password');
      },
      async onCancelChange() {
        const result = await call((options) => accountApi.email.$delete({}, options));
        if (result.kind === 'done') {
          update(() => ({ account: result.data.account }));
          notify('info', 'Đã hủy đổi email');
        }
        return toSubmitResult(result);
      },
      onResend: () => requestVerificationMail(email),
    },
    password: {
      hasPassword,
      owner: { name, email },
      async onSave(json) {
        const result = await call((options) => accountApi.password.$post({ json }, options));
        if (result.kind === 'done') {
          // Other sessions have ended, and a change of the e-mail address that was pending.
          update(({ account, sessions }) => ({
            account: { ...account, hasPassword: true, pendingEmail: null },
            sessions: sessions.filter(({ current }) => current),
          }));
          notify('success', hasPassword ? 'Đã đổi mật khẩu' : 'Đã đặt mật khẩu');
        }
        return toSubmitResult(result, ['currentPassword', 'password'], 'currentPassword');
      },
    },
    sessions: {
      sessions,
      async onEnd(id) {
        const result = await call((options) =>
          accountApi.sessions[':id'].$delete({ param: { id } }, options)
        );
        if (!isDeleted(result)) return toSubmitResult(result);
        update(({ sessions }) => ({ sessions: sessions.filter((session) => session.id !== id) }));
        notify('info', 'Đã đăng xuất thiết bị');
        return {};
      },
      async onEndAll() {
        await saveCart();
        const result = await call((options) => accountApi['logout-all'].$post({}, options));
        if (result.kind === 'done') leave('Đã đăng xuất khỏi mọi thiết bị');
        return toSubmitResult(result);
      },
    },
    addresses: {
      addresses,
      editor: addressEditor.editor,
      onAdd: addressEditor.onAdd,
      onEdit(id) {
        const address = addresses.find((address) => address.id === id);
        if (address) addressEditor.onEdit(address);
      },
      async onDelete(id) {
        const result = await call((options) =>
          accountApi.addresses[':id'].$delete({ param: { id } }, options)
        );
        if (!isDeleted(result)) return toSubmitResult(result);
        update(({ addresses }) => ({
          addresses: addresses.filter((address) => address.id !== id),
        }));
        notify('info', 'Đã xóa địa chỉ');
        return {};
      },
    },
    charts,
    data: {
      async onExport() {
        const result = await call((options) => accountApi.export.$get({}, options), {
          timeout: exportTimeout,
        });
        if (result.kind === 'done') {
          const { success: _, ...data } = result.data;
          const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
          saveFile(file, 'thach-an-tai-khoan.json');
        }
        return toSubmitResult(result);
      },
    },
    deletion: {
      hasPassword,
      async onDelete(password) {
        const onExpired = uncertain.current === session ? () => leave(probablyDeleted) : undefined;
        const result = await call(
          (options) => accountApi.delete.$post({ json: { password } }, options),
          { onExpired },
        );
        if (result.kind === 'unreachable') uncertain.current = session;
        if (result.kind === 'done') leave(result.data.message);
        return toSubmitResult(result, ['password'], 'password');
      },
    },
  };
}

/** Connects the section of the saved charts with the API. */
function useCharts(session: string | null | undefined): ChartsSectionProps {
  const token = session ?? '';
  const navigate = useNavigate();
  const { value: charts, failed, onRetry, change } = useLoaded(
    token,
    async (): Promise<readonly SavedChart[] | undefined> => {
      const result = await callAccount(token, (options) => accountApi.charts.$get({}, options));
      return result.kind === 'done' ? result.data.charts : undefined;
    },
  );
  return {
    charts: charts?.map((chart) => ({
      id: chart.id,
      name: chart.birth.name,
      born: describeBirth(chart),
      greets: chart.greets,
    })),
    failed,
    onRetry,
    onOpen(id) {
      const chart = charts?.find((chart) => chart.id === id);
      if (!chart) return;
      keepSavedBirth(chart);
      navigate('/tuvi');
    },
    async onDelete(id) {
      const result = await callAccount(
        token,
        (options) => accountApi.charts[':id'].$delete({ param: { id } }, options),
      );
      if (!isDeleted(result)) return toSubmitResult(result);
      change((charts) => charts.filter((chart) => chart.id !== id));
      notify('info', 'Đã xóa lá số');
      return {};
    },
    async onGreet(id, greets) {
      const result = await callAccount(
        token,
        (options) => accountApi.charts[':id'].$put({ param: { id }, json: { greets } }, options),
      );
      if (result.kind === 'done') {
        change((charts) =>
          charts.map((chart) => ({
            ...chart,
            // At most one chart greets.
            greets: chart.id === id ? greets : chart.greets && !greets,
          }))
        );
      }
      return toSubmitResult(result);
    },
  };
}
