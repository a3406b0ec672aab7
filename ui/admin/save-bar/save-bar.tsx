import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';

export interface SaveBarProps {
  /** `true` if the form has unsaved changes. */
  dirty: boolean;
  /** `true` while they are saved. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
  /** Text of the button. @default 'Lưu thay đổi' */
  label?: string;
  /**
   * Called to return to the stored values; without it there is no such button.
   * @default undefined
   */
  onDiscard?: () => void;
}

/** Foot of a form: its unsaved state and its submit button, always in reach. */
export function SaveBar({ dirty, busy = false, error, label, onDiscard }: SaveBarProps) {
  return (
    <div
      data-slot='save-bar'
      className='sticky bottom-(--bottom-bar,0px) z-10 -mx-4 mt-6 border-t border-line bg-paper px-4 py-3 lg:mx-0 lg:px-0'
    >
      {error && <Notice tone='error' className='mb-3'>{error}</Notice>}
      <div className='flex flex-wrap items-center justify-end gap-3'>
        <p role='status' className='mr-auto text-sm text-ink-soft'>
          {dirty && 'Có thay đổi chưa lưu'}
        </p>
        {dirty && onDiscard && <Button variant='quiet' onClick={onDiscard}>Bỏ thay đổi</Button>}
        <Button type='submit' aria-disabled={busy || !dirty}>
          {busy ? 'Đang lưu...' : label ?? 'Lưu thay đổi'}
        </Button>
      </div>
    </div>
  );
}
