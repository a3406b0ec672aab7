import { Button } from '../../primitives/button/button.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import type { SubmitResult } from '../account-section/use-submission.ts';
import { ChartRow, type SavedChartView } from './chart-row.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { chartsSectionMessages } from './charts-section-messages.ts';

export interface ChartsSectionProps {
  /** Saved charts; `undefined` while they are loaded. @default undefined */
  charts?: readonly SavedChartView[];
  /** `true` if the charts could not be loaded. @default false */
  failed?: boolean;
  /** Called when the visitor asks to load them again. */
  onRetry: () => void;
  /** Called with the id of a chart to open. */
  onOpen: (id: string) => void;
  /** Deletes a chart. */
  onDelete: (id: string) => Promise<SubmitResult>;
  /** Switches the products on the home page on or off for a chart. */
  onGreet: (id: string, greets: boolean) => Promise<SubmitResult>;
}

/** Section of the account page with the saved birth charts. */
export function ChartsSection(
  { charts, failed = false, onRetry, onOpen, onDelete, onGreet }: ChartsSectionProps,
) {
  const messages = useMessages('chartsSection', chartsSectionMessages);
  const { retry } = useMessages('actions', actionMessages);
  return (
    <AccountSection title={messages.title}>
      {failed && (
        <div className='flex flex-wrap items-center gap-x-4 gap-y-2'>
          <p role='alert'>{messages.failed}</p>
          <Button variant='secondary' onClick={onRetry}>{retry}</Button>
        </div>
      )}
      {!failed && !charts && (
        <div role='status'>
          <span className='sr-only'>{messages.loading}</span>
          <Skeleton className='h-6 w-2/3' />
        </div>
      )}
      {!failed && charts?.length === 0 && <p className='text-ink-soft'>{messages.empty}</p>}
      {!failed && charts && charts.length > 0 && (
        <ul role='list' className='divide-y divide-line'>
          {charts.map((chart) => (
            <ChartRow
              key={chart.id}
              chart={chart}
              onOpen={() => onOpen(chart.id)}
              onGreet={(greets) => onGreet(chart.id, greets)}
              onDelete={() => onDelete(chart.id)}
            />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
