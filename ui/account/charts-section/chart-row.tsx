import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { DeleteButtons } from '../account-section/delete-buttons.tsx';
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
  const { busy, error, submit } = useSubmission();
  // Shown until the request has ended.
  const [wanted, setWanted] = useState<boolean>();
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
      <DeleteButtons
        name={name}
        messages={messages}
        busy={busy}
        onDelete={() => submit({}, onDelete)}
      >
        <Button
          variant='quiet'
          aria-label={messages.openOf(name)}
          onClick={onOpen}
          className='px-3!'
        >
          {messages.open}
        </Button>
      </DeleteButtons>
    </li>
  );
}
