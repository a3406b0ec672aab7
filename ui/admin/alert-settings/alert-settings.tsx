import { useId } from 'react';
import { Notice } from '../../primitives/notice/notice.tsx';

const obstacles = {
  denied:
    'Trình duyệt đang chặn thông báo của trang này. Hãy mở cài đặt trang web trong trình duyệt, ' +
    'cho phép Thông báo, rồi tải lại trang.',
  install:
    'Trên iPhone và iPad, bấm Chia sẻ, chọn Thêm vào MH chính, rồi mở trang quản trị từ màn hình ' +
    'chính để bật thông báo.',
  unsupported: 'Trình duyệt này không nhận được thông báo. Bạn vẫn nhận email khi có đơn mới.',
};

export interface AlertSettingsProps {
  /**
   * State of the messages that arrive when no page is open: on, off, denied in the browser,
   * possible only after an installation on the home screen, or unsupported; `undefined` while it is
   * read.
   */
  push?: 'on' | 'off' | 'denied' | 'install' | 'unsupported';
  /** `true` if an open page plays a sound. */
  chime: boolean;
  /** Called when the messages are to be switched on or off. */
  onPushChange: (on: boolean) => void;
  /** Called when the sound is to be switched on or off. */
  onChimeChange: (on: boolean) => void;
  /** `true` while a request is running. @default false */
  busy?: boolean;
  /** Error of the last request. @default undefined */
  error?: string;
}

/** Choice how this browser reports new orders. */
export function AlertSettings(
  { push, chime, onPushChange, onChimeChange, busy = false, error }: AlertSettingsProps,
) {
  const canPush = push === 'on' || push === 'off';
  return (
    <section data-slot='alert-settings' className='max-w-170'>
      <h2 className='text-xl'>Báo đơn mới trên thiết bị này</h2>
      {error && <Notice tone='error' className='mt-3'>{error}</Notice>}
      <Choice
        label='Thông báo cả khi đã đóng trang'
        hint={push === undefined || canPush
          ? 'Điện thoại báo mã đơn và số tiền, không hiện tên khách.'
          : obstacles[push]}
        checked={push === 'on'}
        disabled={!canPush || busy}
        onChange={onPushChange}
      />
      <Choice
        label='Chuông khi trang đang mở'
        hint='Kêu hai tiếng mỗi khi có đơn. Bấm chọn để nghe thử.'
        checked={chime}
        onChange={onChimeChange}
      />
    </section>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

function Choice({ label, hint, checked, disabled = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label className='flex min-h-11 cursor-pointer items-start gap-3 py-3 has-disabled:cursor-default'>
      <input
        type='checkbox'
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className='mt-0.5 size-5 shrink-0 accent-jade'
      />
      <span>
        <span id={`${id}-label`} className='font-semibold'>{label}</span>
        <span id={`${id}-hint`} className='block text-ink-soft'>{hint}</span>
      </span>
    </label>
  );
}
