import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { TuViForm, type TuViFormProps } from '../../tu-vi/tu-vi-form/tu-vi-form.tsx';
import { TuViPrompt } from '../../tu-vi/tu-vi-prompt/tu-vi-prompt.tsx';
import { TuViSkeleton } from '../../tu-vi/tu-vi-skeleton/tu-vi-skeleton.tsx';
import { type TuViTab, TuViTabs } from '../../tu-vi/tu-vi-tabs/tu-vi-tabs.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViPageMessages = {
  title: 'Tử Vi',
  text: 'Nhập ngày giờ sinh để xem tứ trụ, bản mệnh, màu sắc và hướng hợp với bạn.',
  almanac: 'Xem lịch vạn niên: âm lịch hôm nay',
  noScript: 'Trang này cần bật JavaScript trong trình duyệt để hoạt động.',
  copyLink: 'Sao chép liên kết này để chia sẻ (không kèm tên)',
  link: 'Liên kết của lá số',
};

/** State of the chart: not requested, loading, or ready with its `TuViResult`. */
export type TuViChart =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; result: ReactNode };

export interface TuViPageProps {
  /** Selected tab. */
  tab: TuViTab;
  /** Called with the newly selected tab. */
  onTabChange: (tab: TuViTab) => void;
  /** Props of the form, with values and errors. */
  form: Omit<TuViFormProps, 'busy'>;
  /** State of the chart. */
  chart: TuViChart;
  /** URL of the chart, to copy by hand when it could not be shared automatically. */
  link?: string;
  /** Called when the visitor dismisses the notice with this URL. */
  onLinkDismiss?: () => void;
  /** URL of the almanac, to which the page links. @default undefined */
  almanacHref?: string;
}

/** Tử Vi page: the form on one tab, the birth chart on the other. */
export function TuViPage(
  { tab, onTabChange, form, chart, link, onLinkDismiss, almanacHref }: TuViPageProps,
) {
  const messages = useMessages('tuViPage', tuViPageMessages);
  const busy = chart.state === 'loading';
  const tabs = useRef<HTMLDivElement>(null);
  // The submit button is far below the tabs: on a phone the loading chart would be out of view.
  useEffect(() => {
    if (busy) tabs.current?.scrollIntoView({ block: 'start' });
  }, [busy]);
  const lastTab = useRef(tab);
  useEffect(() => {
    const returned = lastTab.current === 'analysis' && tab === 'info';
    lastTab.current = tab;
    // The button that returned to the form goes away, and was at the end of a long chart.
    if (!returned || document.activeElement?.closest('form, [role=tab]')) return;
    tabs.current?.scrollIntoView({ block: 'start' });
    tabs.current?.querySelector<HTMLElement>('[role=tab]')?.focus({ preventScroll: true });
  }, [tab]);
  return (
    <div className='page pt-8 pb-16 print:p-0'>
      <div className='mx-auto max-w-160 pb-6 text-center print:hidden'>
        <h1 className='pb-3 text-3xl'>{messages.title}</h1>
        <p className='text-balance text-ink-soft'>
          {messages.text}
        </p>
        {almanacHref && (
          <Link
            href={almanacHref}
            className='inline-flex min-h-11 items-center text-jade underline-offset-4 hover:underline'
          >
            {messages.almanac}
          </Link>
        )}
      </div>
      <noscript>
        <p className='pb-6 text-center'>{messages.noScript}</p>
      </noscript>
      {link && <LinkToCopy link={link} onDismiss={onLinkDismiss} />}
      <div ref={tabs} className='scroll-mt-24'>
        <TuViTabs
          active={tab}
          onActiveChange={onTabChange}
          info={<TuViForm {...form} busy={busy} />}
          analysis={<Chart chart={chart} onBack={() => onTabChange('info')} />}
        />
      </div>
    </div>
  );
}

function Chart({ chart, onBack }: { chart: TuViChart; onBack: () => void }) {
  if (chart.state === 'loading') return <TuViSkeleton />;
  if (chart.state === 'none') return <TuViPrompt onBack={onBack} />;
  return chart.result;
}

function LinkToCopy({ link, onDismiss }: { link: string; onDismiss?: () => void }) {
  const messages = useMessages('tuViPage', tuViPageMessages);
  return (
    <div className='pb-6 print:hidden'>
      <Notice
        tone='info'
        title={messages.copyLink}
        onDismiss={onDismiss}
      >
        <input
          readOnly
          value={link}
          aria-label={messages.link}
          onFocus={(event) => event.currentTarget.select()}
          className='min-h-11 w-full rounded-field border border-field bg-surface px-3'
        />
      </Notice>
    </div>
  );
}
