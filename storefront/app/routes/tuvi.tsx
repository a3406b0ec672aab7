import { colorHex } from '@thach-an/lunar';
import { Notice, TuViForm, TuViPrompt, TuViResult, TuViSkeleton, TuViTabs } from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { type MetaArgs, useSearchParams } from 'react-router';
import { pageMeta } from '../document/page-meta.ts';
import { publicUrlOf, useShopSettings } from '../document/shop-settings.ts';
import { notify } from '../notify.ts';
import { sharedHref } from '../tu-vi/shared-birth.ts';
import { useTuVi } from '../tu-vi/use-tu-vi.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Tử Vi: xem lá số theo ngày giờ sinh',
    description:
      'Xem tứ trụ, bản mệnh, cung mệnh, màu sắc và hướng hợp tuổi từ ngày giờ sinh dương lịch của bạn, theo lịch Việt Nam chính xác.',
    path: '/tuvi',
  });
}

/**
 * Shares the address of a chart, which holds no name: by the system's own way, or by copying it.
 *
 * @returns whether that worked, or the visitor thought better of it
 */
async function share(url: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ title: 'Lá số Tử Vi', url });
    } else {
      await navigator.clipboard.writeText(url);
      notify('success', 'Đã sao chép liên kết (không kèm tên)', 3_000);
    }
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('The chart could not be shared', error);
    return false;
  }
}

/** The birth chart: a form on one tab, the chart on the other. */
export default function TuVi() {
  const { analysisUrl } = useShopSettings();
  const [params] = useSearchParams();
  const { state, setTab, setValues, submit, startAnew } = useTuVi(analysisUrl, params);
  const { tab, values, busy, errors, error, chart } = state;
  const [link, setLink] = useState<string>();
  const tabs = useRef<HTMLDivElement>(null);
  // The form is longer than its result's beginning is high: on a phone that would lie out of sight.
  useEffect(() => {
    if (busy) tabs.current?.scrollIntoView({ block: 'start' });
  }, [busy]);
  return (
    <div className='page pt-8 pb-16 print:p-0'>
      <div className='mx-auto max-w-160 pb-6 text-center print:hidden'>
        <h1 className='pb-3 text-3xl'>Tử Vi</h1>
        <p className='text-ink-soft'>
          Nhập ngày giờ sinh dương lịch để xem tứ trụ, bản mệnh cùng màu sắc và hướng hợp với bạn.
        </p>
      </div>
      <noscript>
        <p className='pb-6 text-center'>
          Trang này cần JavaScript. Hãy bật JavaScript trong trình duyệt của bạn.
        </p>
      </noscript>
      {link && (
        <div className='pb-6 print:hidden'>
          <Notice
            tone='info'
            title='Sao chép liên kết này để chia sẻ (không kèm tên)'
            onDismiss={() => setLink(undefined)}
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
      )}
      <div ref={tabs} className='scroll-mt-24'>
        <TuViTabs
          active={tab}
          onActiveChange={setTab}
          info={
            <TuViForm
              values={values}
              onChange={setValues}
              onSubmit={submit}
              busy={busy}
              errors={errors}
              error={error}
            />
          }
          analysis={busy ? <TuViSkeleton /> : chart
            ? (
              <TuViResult
                analysis={chart.analysis}
                colorHex={colorHex}
                onPrint={() => print()}
                onShare={async () => {
                  const url = location.origin + sharedHref(chart.birth);
                  setLink(await share(url) ? undefined : url);
                }}
                onAgain={startAnew}
              />
            )
            : <TuViPrompt onBack={() => setTab('info')} />}
        />
      </div>
    </div>
  );
}
