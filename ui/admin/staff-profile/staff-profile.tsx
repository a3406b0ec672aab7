import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { ActionError } from '../action-error.tsx';

/** Session or passkey of a member. Times are in ms since 1970. */
export interface OwnDevice {
  id: string;
  /** Browser and system; `null` if they are unknown. */
  device: string | null;
  createdAt: number;
  lastUsedAt: number | null;
  /** `true` for the session of this page. @default false */
  current?: boolean;
}

export interface StaffProfileProps {
  /** Open sessions; `undefined` while they are loaded. */
  sessions?: readonly OwnDevice[];
  /** Passkeys; `undefined` while they are loaded. */
  passkeys?: readonly OwnDevice[];
  /** Called with the id of a session to end. */
  onEnd: (id: string) => void;
  /** Called with the id of a passkey to remove. */
  onRemove: (id: string) => void;
  /** Called to add a passkey; without it there is no such button. @default undefined */
  onAdd?: () => void;
  /** `true` while a request is running. @default false */
  busy?: boolean;
  /** Error of the last request. @default undefined */
  error?: string;
  /** Further settings of the device, below the title. @default undefined */
  children?: ReactNode;
}

/** Devices on which a member is logged in, and the passkeys of the member. */
export function StaffProfile(
  { sessions = [], passkeys, onEnd, onRemove, onAdd, busy = false, error, children }:
    StaffProfileProps,
) {
  return (
    <div data-slot='staff-profile' className='max-w-170'>
      <h1 className='text-2xl'>Bảo mật và thiết bị</h1>
      <ActionError>{error}</ActionError>
      {children}
      <h2 className='mt-6 text-xl'>Thiết bị đang đăng nhập</h2>
      <Devices devices={sessions} action='Đăng xuất thiết bị' onAction={onEnd} busy={busy} />
      <h2 className='mt-8 text-xl'>Khóa truy cập</h2>
      {passkeys?.length === 0 && (
        <p className='mt-2 text-ink-soft'>
          Bạn chưa có khóa truy cập. Với khóa truy cập, bạn đăng nhập bằng vân tay, khuôn mặt hoặc
          mã PIN của thiết bị.
        </p>
      )}
      <Devices
        devices={passkeys ?? []}
        action='Xóa khóa'
        onAction={onRemove}
        busy={busy}
      />
      {onAdd && (
        <Button variant='secondary' onClick={onAdd} aria-disabled={busy} className='mt-4'>
          Thêm khóa truy cập cho thiết bị này
        </Button>
      )}
    </div>
  );
}

function Devices(
  { devices, action, onAction, busy }: {
    devices: readonly OwnDevice[];
    action: string;
    onAction: (id: string) => void;
    busy: boolean;
  },
) {
  return (
    <ul className='mt-2'>
      {devices.map(({ id, device, createdAt, lastUsedAt, current = false }) => (
        <li
          key={id}
          className='flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-3'
        >
          <div className='min-w-0'>
            <p className='font-semibold break-words'>{device ?? 'Thiết bị không rõ'}</p>
            <p className='text-sm text-ink-soft tabular-nums'>
              Tạo lúc {formatDateTime(createdAt)} · {lastUsedAt === null
                ? 'Chưa dùng lần nào'
                : `Dùng lần cuối ${formatDateTime(lastUsedAt)}`}
            </p>
          </div>
          {current ? <span className='text-sm font-semibold text-jade'>Thiết bị này</span> : (
            <Button
              variant='quiet'
              aria-disabled={busy}
              onClick={() => busy || onAction(id)}
            >
              {action}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
