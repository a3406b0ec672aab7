import type { Menh } from '@thach-an/lunar';
import { useId } from 'react';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViElementMessages = {
  title: (element: string) => `Người mệnh ${element}`,
  strengths: 'Điểm mạnh',
  weaknesses: 'Điểm yếu',
};

export type TuViElementProps = Pick<Menh, 'nguHanh' | 'desc' | 'positive' | 'negative'>;

/** Description of an element with its strengths and weaknesses. */
export function TuViElement({ nguHanh, desc, positive, negative }: TuViElementProps) {
  const messages = useMessages('tuViElement', tuViElementMessages);
  return (
    <TuViSection title={messages.title(nguHanh)}>
      <p className='max-w-prose text-pretty @2xl:max-w-none'>{desc}</p>
      <div className='mt-5 grid gap-6 @2xl:grid-cols-2 print:mt-2'>
        <Traits title={messages.strengths} traits={positive} mark='bg-jade' />
        <Traits title={messages.weaknesses} traits={negative} mark='bg-gold' />
      </div>
    </TuViSection>
  );
}

function Traits(
  { title, traits, mark }: { title: string; traits: readonly string[]; mark: string },
) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className='border-b border-line pb-1.5 font-semibold print:pb-0.5'>{title}</h4>
      <ul aria-labelledby={id} className='mt-2.5 space-y-1.5 print:mt-1 print:space-y-0'>
        {traits.map((trait) => (
          <li key={trait} className='flex gap-3'>
            <span aria-hidden className={`mt-[0.65em] size-1.5 shrink-0 rounded-tag ${mark}`} />
            {trait}
          </li>
        ))}
      </ul>
    </div>
  );
}
