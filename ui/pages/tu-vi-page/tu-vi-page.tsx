import { useEffect, useRef } from 'react';
import { Notice } from '../../primitives/notice/notice.tsx';
import { TuViForm, type TuViFormProps } from '../../tu-vi/tu-vi-form/tu-vi-form.tsx';
import { TuViPrompt } from '../../tu-vi/tu-vi-prompt/tu-vi-prompt.tsx';
import { TuViResult, type TuViResultProps } from '../../tu-vi/tu-vi-result/tu-vi-result.tsx';
import { TuViSkeleton } from '../../tu-vi/tu-vi-skeleton/tu-vi-skeleton.tsx';
import { type TuViTab, TuViTabs } from '../../tu-vi/tu-vi-tabs/tu-vi-tabs.tsx';

/** The chart as far as it is known: none asked for, on its way, or there. */
export type TuViChart =
  | { state: 'none' }
  | { state: 'loading' }
  | ({ state: 'ready' } & TuViResultProps);

export interface TuViPageProps {
  /** The tab that is shown. */
  tab: TuViTab;
  /** Called when another tab is chosen. */
  onTabChange: (tab: TuViTab) => void;
  /** What stands in the form, and what is wrong with it. */
  form: Omit<TuViFormProps, 'busy'>;
  /** What came of it. */
  chart: TuViChart;
  /** Address of the chart, to be copied by hand where it could not be shared in another way. */
  link?: string;
  /** Takes this address away. */
  onLinkDismiss?: () => void;
}

/** The birth chart: a form on one tab, the chart on the other. */
export function TuViPage({ tab, onTabChange, form, chart, link, onLinkDismiss }: TuViPageProps) {
  const busy = chart.state === 'loading';
  const tabs = useRef<HTMLDivElement>(null);
  // The form is longer than its result's beginning is high: on a phone that would lie out of sight.
  useEffect(() => {
    if (busy) tabs.current?.scrollIntoView({ block: 'start' });
  }, [busy]);
  return (
    <div className='page pt-8 pb-16 print:p-0'>
      <div className='mx-auto max-w-160 pb-6 text-center print:hidden'>
        <h1 className='pb-3 text-3xl'>Tử Vi</h1>
        <p className='text-balance text-ink-soft'>
          Nhập ngày giờ sinh dương lịch để xem tứ trụ, bản mệnh cùng màu sắc và hướng hợp với bạn.
        </p>
      </div>
      <noscript>
        <p className='pb-6 text-center'>
          Trang này cần JavaScript. Hãy bật JavaScript trong trình duyệt của bạn.
        </p>
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
  const { state: _, ...result } = chart;
  return <TuViResult {...result} />;
}

function LinkToCopy({ link, onDismiss }: { link: string; onDismiss?: () => void }) {
  return (
    <div className='pb-6 print:hidden'>
      <Notice
        tone='info'
        title='Sao chép liên kết này để chia sẻ (không kèm tên)'
        onDismiss={onDismiss}
      >
        <input
          readOnly
          value={link}
          aria-label='Liên kết của lá số'
          onFocus={(event) => event.currentTarget.select()}
          className='min-h-11 w-full rounded-field border border-field bg-surface px-3'
        />
      </Notice>
    </div>
  );
}
