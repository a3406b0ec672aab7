import { colorHex } from '@thach-an/lunar';
import { TuViResult, type TuViResultProps } from '@thach-an/ui';
import { LaSoResult } from './la-so-result.tsx';
import type { Chart } from './use-tu-vi.ts';

export interface ChartResultProps
  extends Pick<TuViResultProps, 'advice' | 'shopName' | 'onNewAnalysis'> {
  chart: Chart;
  /** Shares the URL of the chart. */
  onShare: () => void;
}

/**
 * Renders the cards of a chart. A separate chunk, because they are shown after the form is sent. It
 * has all cards above the buttons: a card that loads later would move them.
 */
export default function ChartResult({ chart, onShare, ...rest }: ChartResultProps) {
  const { birth, details, analysis } = chart;
  const laSo = (
    <LaSoResult
      birth={birth}
      details={details}
      name={analysis.name}
      solarDate={analysis.solarDate}
      onShare={onShare}
    />
  );
  return <TuViResult analysis={analysis} colorHex={colorHex} laSo={laSo} {...rest} />;
}
