import { onFirstInput, type TuViChart, TuViPage, TuViSkeleton } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useClientSettings } from '../api/client-settings.ts';
import { metaOf } from '../head/page-meta.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { shareLink } from '../shell/share-link.ts';
import { useShop } from '../shell/use-shop.ts';
import { sharedHref } from '../tu-vi/shared-birth.ts';
import { useTuVi } from '../tu-vi/use-tu-vi.ts';

/** The cards of a chart are a separate chunk: most of its code is tables and texts. */
const ChartResult = lazyComponent(() => import('../tu-vi/chart-result.tsx'), TuViSkeleton);

/** The advice on stones is a separate chunk, with product cards and its own rules. */
const StoneAdviceResult = lazyComponent(() => import('../tu-vi/stone-advice-result.tsx'));

/** The optional fields are a separate chunk, loaded when their disclosure is opened. */
const DetailsFields = lazyComponent(() => import('../tu-vi/birth-details-chunk.ts'));

export const meta = metaOf(() => ({
  title: 'Tử Vi: xem lá số theo ngày giờ sinh',
  description:
    'Xem tứ trụ, bản mệnh, cung mệnh, màu sắc và hướng hợp tuổi từ ngày giờ sinh dương lịch hoặc âm lịch, chính xác theo lịch Việt Nam.',
  path: '/tuvi',
}));

/** Renders the birth chart: a form on one tab, the chart on the other. */
export default function TuVi() {
  const { analysisUrl } = useClientSettings();
  const { name: shopName } = useShop();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const { state, values, details, setTab, setValues, calendar, setDetails, submit, startAgain } =
    useTuVi(analysisUrl, params, hash);
  const { tab, busy, errors, error } = state;
  const [link, setLink] = useState<string>();
  useEffect(() =>
    onFirstInput(() => {
      ChartResult.preload();
      StoneAdviceResult.preload();
    }), []);
  const shareUrl = async (href: string) => {
    const url = location.origin + href;
    const title = 'Lá số Tử Vi';
    const copied = 'Đã sao chép liên kết (không kèm tên)';
    setLink(await shareLink({ title, url, copied }) ? undefined : url);
  };
  const chart = (): TuViChart => {
    if (busy) return { state: 'loading' };
    if (!state.chart) return { state: 'none' };
    const { birth, details } = state.chart;
    const result = (
      <ChartResult
        chart={state.chart}
        advice={<StoneAdviceResult {...state.chart} />}
        shopName={shopName}
        onShare={() => shareUrl(sharedHref(birth, details))}
        onNewAnalysis={startAgain}
      />
    );
    return { state: 'ready', result };
  };
  return (
    <TuViPage
      tab={tab}
      onTabChange={setTab}
      form={{
        values,
        onChange: setValues,
        onSubmit: submit,
        errors,
        error,
        calendar,
        time: { value: details.time, onChange: (time) => setDetails({ ...details, time }) },
        details: <DetailsFields details={details} onChange={setDetails} />,
        detailsFilled: details.place !== '',
      }}
      chart={chart()}
      link={link}
      almanacHref='/lich'
      onLinkDismiss={() => setLink(undefined)}
    />
  );
}
