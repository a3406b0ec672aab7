import type { ReactNode } from 'react';

export interface MessagePanelProps {
  /** Decorative icon above the heading, about 32 px. */
  icon: ReactNode;
  /** Heading of the page. */
  title: ReactNode;
  /** `'error'` for a refusal or failure, which screen readers announce. @default 'calm' */
  tone?: 'calm' | 'error';
  /** Text below the heading. */
  text?: ReactNode;
  /** Forms and buttons. */
  children?: ReactNode;
}

/** Content of a page that a link in a mail opens. Without scripts it would load for ever. */
export function MessagePanel({ icon, title, tone = 'calm', text, children }: MessagePanelProps) {
  const failed = tone === 'error';
  return (
    <div
      data-slot='message-panel'
      className='mx-auto flex noscript:hidden max-w-130 flex-col items-center px-4 py-12 text-center md:py-16'
    >
      {/* Stays mounted across states, so that screen readers announce each change. */}
      <div role={failed ? 'alert' : 'status'} className='flex w-full flex-col items-center'>
        <div
          className={`mb-5 flex size-18 items-center justify-center rounded-tag ${
            failed ? 'border border-line bg-surface text-cinnabar' : 'bg-jade-soft text-jade'
          }`}
        >
          {icon}
        </div>
        <h1 className='max-w-full text-2xl leading-[1.4] wrap-anywhere'>{title}</h1>
        {text && <div className='mt-2 max-w-full text-pretty wrap-anywhere'>{text}</div>}
      </div>
      {children && <div className='mt-6 w-full'>{children}</div>}
    </div>
  );
}
