import { CircleAlert, CircleCheck, Info, X } from '../icons.ts';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useMessages } from '../../messages/use-messages.ts';

const noticeMessages = {
  dismiss: 'Đóng thông báo',
};

/** Kind of a message, which sets its icon, its colours and its ARIA role. */
export type NoticeTone = 'info' | 'error' | 'success';

export interface NoticeProps extends ComponentProps<'div'> {
  /** Kind of the message. */
  tone: NoticeTone;
  /** Summary in a few words. @default undefined */
  title?: string;
  /** Explanation, or advice on what to do. */
  children: ReactNode;
  /**
   * Called when the visitor closes the message; without it there is no close button.
   * @default undefined
   */
  onDismiss?: () => void;
}

const tones = {
  info: { icon: Info, iconClass: 'text-jade', frameClass: 'border-line bg-surface' },
  success: {
    icon: CircleCheck,
    iconClass: 'text-jade',
    frameClass: 'border-jade-soft bg-jade-soft',
  },
  error: {
    icon: CircleAlert,
    iconClass: 'text-cinnabar',
    frameClass: 'border-cinnabar bg-surface',
  },
};

/**
 * A message in the page, beside the content that it concerns. Screen readers announce an error
 * immediately. `ref`, `className` and other props go to the `<div>` with the role.
 */
export function Notice({ tone, title, children, onDismiss, className, ...rest }: NoticeProps) {
  const messages = useMessages('notice', noticeMessages);
  const { icon: Icon, iconClass, frameClass } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      data-slot='notice'
      className={joinClasses('flex gap-3 rounded-card border px-4 py-3', frameClass, className)}
      {...rest}
    >
      <Icon aria-hidden size={20} className={`mt-[3px] shrink-0 ${iconClass}`} />
      <div className='min-w-0 grow'>
        {title && <p className='font-semibold'>{title}</p>}
        <div>{children}</div>
      </div>
      {onDismiss && (
        <button
          type='button'
          aria-label={messages.dismiss}
          onClick={onDismiss}
          className='-my-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-tag hover:bg-line'
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </div>
  );
}
