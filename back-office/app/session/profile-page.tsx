import { notify } from '@thach-an/ui';
import { AlertSettings, type OwnDevice, StaffProfile } from '@thach-an/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staff } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { usePermissions } from './use-member.ts';
import { addPasskey, canUsePasskeys } from './passkeys.ts';
import { useState } from 'react';
import { setChime, wantsChime } from '../alerts/chime.ts';
import { readAlerts, subscribe, unsubscribe } from '../alerts/push-alerts.ts';

/** Sessions and passkeys of the member, and the reports of new orders to this browser. */
export default function ProfilePage() {
  const may = usePermissions();
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: ['profile', 'sessions'],
    queryFn: () => staff<{ sessions: OwnDevice[] }>('sessions'),
  });
  const passkeys = useQuery({
    queryKey: ['profile', 'passkeys'],
    queryFn: () => staff<{ passkeys: OwnDevice[] }>('passkeys'),
  });
  const change = useAction({
    mutationFn: ({ attempt }: { attempt: () => Promise<unknown>; done: string }) => attempt(),
    onSuccess(_, { done }) {
      notify.success(done);
      return client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  return (
    <>
      <title>Bảo mật và thiết bị · Quản trị</title>
      <StaffProfile
        sessions={sessions.data?.sessions}
        passkeys={passkeys.data?.passkeys}
        busy={change.isPending}
        error={(change.error ?? sessions.error ?? passkeys.error)?.message}
        onEnd={(id) =>
          change.mutate({
            attempt: () => staff('sessions/end', { id }),
            done: 'Đã đăng xuất thiết bị đó.',
          })}
        onRemove={(id) =>
          change.mutate({
            attempt: () => staff('passkeys/remove', { id }),
            done: 'Đã xóa khóa truy cập.',
          })}
        onAdd={canUsePasskeys
          ? () => change.mutate({ attempt: addPasskey, done: 'Đã thêm khóa truy cập.' })
          : undefined}
      >
        {may('orders:read') && (
          <div className='mt-6'>
            <Alerts />
          </div>
        )}
      </StaffProfile>
    </>
  );
}

/** Choice of this browser: messages of new orders when no page is open, and a sound when one is. */
function Alerts() {
  const client = useQueryClient();
  const [chime, chooseChime] = useState(wantsChime);
  const state = useQuery({ queryKey: ['alerts'], queryFn: readAlerts });
  const change = useAction({
    mutationFn: (on: boolean) => on ? subscribe() : unsubscribe(),
    onSettled: () => client.invalidateQueries({ queryKey: ['alerts'] }),
  });
  return (
    <AlertSettings
      push={state.data}
      chime={chime}
      busy={change.isPending}
      error={(change.error ?? state.error)?.message}
      onPushChange={(on) => change.mutate(on)}
      onChimeChange={(on) => {
        setChime(on);
        chooseChime(on);
      }}
    />
  );
}
