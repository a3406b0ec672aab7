import type { NguHanh } from '@thach-an/lunar';
import { elementColour } from '../tu-vi-element/element-colour.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { stoneAdviceMessages } from './stone-advice-messages.ts';

export interface ElementSharesProps {
  /** Points of each element in the four pillars. */
  points: Readonly<Record<NguHanh, number>>;
}

/** The elements in display order. */
const elements = Object.keys(elementColour) as NguHanh[];

/** Share of each element in the four pillars, in percent. */
export function ElementShares({ points }: ElementSharesProps) {
  const messages = useMessages('stoneAdvice', stoneAdviceMessages);
  const total = elements.reduce((sum, element) => sum + points[element], 0);
  return (
    <dl
      aria-label={messages.elements}
      className='mt-4 flex flex-wrap gap-x-6 gap-y-2 tabular-nums'
    >
      {elements.map((element) => (
        <div key={element} className='flex items-center gap-2'>
          <span aria-hidden className={`size-2.5 rounded-tag ${elementColour[element].mark}`} />
          <dt>{element}</dt>
          <dd className='font-semibold'>{Math.round(100 * points[element] / total)}%</dd>
        </div>
      ))}
    </dl>
  );
}
