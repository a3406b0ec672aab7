import { colorHex } from '@thach-an/lunar';
import { TuViForm, TuViPrompt, TuViResult, TuViSkeleton, TuViTabs } from '@thach-an/ui';
import { useEffect, useRef } from 'react';
import { type MetaArgs, useRouteLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../document/page-meta.ts';
import { publicUrlOf, type RootData } from '../document/public-url.ts';
import { notify } from '../notify.ts';
import { readKeptChart } from '../tu-vi/kept-chart.ts';
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

/** Shares the chart's address, which holds no name: by the system's own way, or by copying it. */
async function share() {
  const values = readKeptChart()?.values;
  if (!values) return;
  const url = location.origin + sharedHref(values);
  try {
    if (navigator.share) {
      await navigator.share({ title: 'Lá số Tử Vi', url });
    } else {
      await navigator.clipboard.writeText(url);
      notify('success', 'Đã sao chép liên kết (không kèm tên)', 3_000);
    }
  } catch (error) {
    // The visitor has thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('The chart could not be shared', error);
    notify('error', 'Không chia sẻ được, vui lòng sao chép địa chỉ trang', 3_000);
  }
}

/** The birth chart: a form on one tab, the chart on the other. */
export default function TuVi() {
  const { analysisUrl } = useRouteLoaderData('root') as RootData;
  const [params] = useSearchParams();
  const { state, setTab, setValues, submit, startAnew } = useTuVi(analysisUrl, params);
  const { tab, values, busy, errors, error, analysis } = state;
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
          analysis={busy ? <TuViSkeleton /> : analysis
            ? (
              <TuViResult
                analysis={analysis}
                colorHex={colorHex}
                onPrint={() => print()}
                onShare={share}
                onAgain={startAnew}
              />
            )
            : <TuViPrompt onBack={() => setTab('info')} />}
        />
      </div>
    </div>
  );
}
