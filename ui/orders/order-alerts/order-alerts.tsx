import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Notice } from '../../primitives/notice/notice.tsx';

const orderAlertsMessages = {
  ask: 'Báo cho tôi khi đơn có tin mới',
  hint: 'Thiết bị này hiện mã đơn và tình trạng, không hiện tên hay số tiền.',
  on: 'Thiết bị này sẽ báo khi đơn có tin mới.',
  end: 'Tắt thông báo',
  denied:
    'Trình duyệt đang chặn thông báo của cửa hàng. Nếu muốn nhận tin về đơn này, hãy mở cài đặt trang web, cho phép Thông báo, rồi tải lại trang.',
  install:
    'Muốn nhận tin về đơn này trên iPhone hay iPad: bấm Chia sẻ, chọn Thêm vào MH chính, rồi mở cửa hàng từ màn hình chính và mở lại đơn.',
};

export interface OrderAlertsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /**
   * State of the messages to this browser: on, off, denied in the browser, or possible only after
   * an installation on the home screen.
   */
  state: 'on' | 'off' | 'denied' | 'install';
  /** Called when the messages are to be switched on or off. */
  onChange: (on: boolean) => void;
  /** `true` while a request is running. @default false */
  busy?: boolean;
  /** Error of the last request. @default undefined */
  error?: string;
}

/**
 * Choice to have the news of an order reported to this device. The browser asks for its permission
 * after the press only. `ref`, `className` and other props go to the `<div>`.
 */
export function OrderAlerts(
  { state, onChange, busy = false, error, className, ...rest }: OrderAlertsProps,
) {
  const messages = useMessages('orderAlerts', orderAlertsMessages);
  const isOn = state === 'on';
  const canChange = isOn || state === 'off';
  return (
    <div
      data-slot='order-alerts'
      aria-live='polite'
      className={joinClasses('flex flex-wrap items-center gap-x-3 gap-y-1', className)}
      {...rest}
    >
      {isOn && <p>{messages.on}</p>}
      {canChange && (
        <Button
          variant={isOn ? 'quiet' : 'secondary'}
          aria-disabled={busy}
          onClick={() => !busy && onChange(!isOn)}
        >
          {isOn ? messages.end : messages.ask}
        </Button>
      )}
      {!isOn && (
        <p className='w-full text-sm text-ink-soft'>
          {state === 'off' ? messages.hint : messages[state]}
        </p>
      )}
      {error && <Notice tone='error' className='w-full'>{error}</Notice>}
    </div>
  );
}
