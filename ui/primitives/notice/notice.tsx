import { CircleAlert, CircleCheck, Info, X } from '../icons.ts';
import type { ReactNode } from 'react';

/** What a message is about. */
export type NoticeTone = 'info' | 'error' | 'success';

export interface NoticeProps {
  tone: NoticeTone;
  /** What happened, in a few words. */
  title?: string;
  /** What it means, or what to do. */
  children: ReactNode;
  /** Called when the visitor puts the message away; without it the message stays. */
  onDismiss?: () => void;
}

const tones = {
  info: { icon: Info, mark: 'text-jade', frame: 'border-line bg-surface' },
  success: { icon: CircleCheck, mark: 'text-jade', frame: 'border-jade-soft bg-jade-soft' },
  error: { icon: CircleAlert, mark: 'text-cinnabar', frame: 'border-cinnabar bg-surface' },
};

/** A message in the page, where what it speaks of stands. An error is read out at once. */
export function Notice({ tone, title, children, onDismiss }: NoticeProps) {
  const { icon: Icon, mark, frame } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      data-slot='notice'
      className={`flex gap-3 rounded-card border px-4 py-3 ${frame}`}
    >
      <Icon aria-hidden size={20} className={`mt-[3px] shrink-0 ${mark}`} />
      <div className='min-w-0 grow'>
        {title && <p className='font-semibold'>{title}</p>}
        <div>{children}</div>
      </div>
      {onDismiss && (
        <button
          type='button'
          aria-label='Đóng thông báo'
          onClick={onDismiss}
          className='-my-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-tag hover:bg-line'
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </div>
  );
}
