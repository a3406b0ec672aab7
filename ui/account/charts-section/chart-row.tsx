import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { chartsSectionMessages } from './charts-section-messages.ts';

/** A saved birth chart. */
export interface SavedChartView {
  id: string;
  /** Name of the person. */
  name: string;
  /** The birth in words, such as 'Nữ, sinh ngày 10/02/1985, giờ Thìn'. */
  born: string;
  /** `true` if the home page shows products that suit this chart. */
  greets: boolean;
}

export interface ChartRowProps {
  /** Chart of the row. */
  chart: SavedChartView;
  /** Called when the visitor opens the chart. */
  onOpen: () => void;
  /** Deletes the chart. */
  onDelete: () => Promise<SubmitResult>;
  /** Switches the products on the home page on or off. */
  onGreet: (greets: boolean) => Promise<SubmitResult>;
}

/** One saved chart. Deleting it takes a second press. */
export function ChartRow({ chart, onOpen, onDelete, onGreet }: ChartRowProps) {
  const messages = useMessages('chartsSection', chartsSectionMessages);
  const { name, born, greets } = chart;
  const [confirming, setConfirming] = useState(false);
  const { busy, error, submit } = useSubmission();
  // Shown until the request has ended.
  const [wanted, setWanted] = useState<boolean>();
  const buttons = useRef<HTMLDivElement>(null);
  const shown = useRef(confirming);
  useEffect(() => {
    if (shown.current === confirming) return;
    shown.current = confirming;
    buttons.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [confirming]);
  return (
    <li className='py-4 first:pt-0'>
      <p className='font-semibold wrap-anywhere'>{name}</p>
      <p className='text-ink-soft'>{born}</p>
      <label className='flex min-h-11 w-fit cursor-pointer items-center gap-3'>
        <input
          type='checkbox'
          aria-label={messages.greetOf(name)}
          checked={wanted ?? greets}
          aria-disabled={busy}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            if (busy) return;
            setWanted(checked);
            submit({}, () => onGreet(checked).finally(() => setWanted(undefined)));
          }}
          className='size-5 shrink-0 accent-jade'
        />
        {messages.greet}
      </label>
      {error && !busy && <p role='alert' className='text-cinnabar'>{error}</p>}
      <div ref={buttons} className='-ml-3 flex flex-wrap gap-x-1'>
        {confirming
          ? (
            <>
              <Button
                data-focus
                variant='quiet'
                aria-label={messages.keepOf(name)}
                disabled={busy}
                onClick={() => setConfirming(false)}
                className='px-3!'
              >
                {messages.keep}
              </Button>
              <Button
                variant='danger'
                aria-label={messages.confirmOf(name)}
                disabled={busy}
                onClick={async () => {
                  if (!await submit({}, onDelete)) setConfirming(false);
                }}
              >
                {busy ? messages.deleting : messages.confirm}
              </Button>
            </>
          )
          : (
            <>
              <Button
                variant='quiet'
                aria-label={messages.openOf(name)}
                onClick={onOpen}
                className='px-3!'
              >
                {messages.open}
              </Button>
              <Button
                data-focus
                variant='quiet'
                aria-label={messages.deleteOf(name)}
                onClick={() => setConfirming(true)}
                className='px-3!'
              >
                {messages.delete}
              </Button>
            </>
          )}
      </div>
    </li>
  );
}
