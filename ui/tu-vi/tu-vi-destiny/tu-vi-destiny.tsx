import type { CungMenh, NapAm } from '@thach-an/lunar';
import type { ReactNode } from 'react';
import { elementColour } from '../tu-vi-element/element-colour.ts';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViDestinyMessages = {
  title: 'Bản mệnh',
  napAm: 'Nạp âm',
  nguHanh: 'Ngũ hành',
  cungMenh: 'Cung mệnh',
};

export interface TuViDestinyProps extends NapAm {
  /** Life palace (cung mệnh) with its group. */
  palace: Pick<CungMenh, 'cung' | 'nhom'>;
}

/** Destiny of a birth: nạp âm, its element, and the life palace with its group. */
export function TuViDestiny({ napAm, nguHanh, palace }: TuViDestinyProps) {
  const messages = useMessages('tuViDestiny', tuViDestinyMessages);
  const { text, mark } = elementColour[nguHanh];
  return (
    <TuViSection title={messages.title}>
      <dl
        data-slot='tu-vi-destiny'
        className='flex grow flex-col divide-y divide-line rounded-card border border-line bg-surface px-5'
      >
        <Fact name={messages.napAm}>{napAm}</Fact>
        <Fact name={messages.nguHanh}>
          <span className={`inline-flex items-center gap-2.5 ${text}`}>
            <span aria-hidden className={`size-3.5 rounded-tag ${mark}`} />
            {nguHanh}
          </span>
        </Fact>
        <Fact name={messages.cungMenh}>
          {palace.cung}{' '}
          <span className='inline-block font-sans text-base font-normal text-ink-soft'>
            ({palace.nhom})
          </span>
        </Fact>
      </dl>
    </TuViSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='flex grow flex-col justify-center py-3.5 print:py-1.5'>
      <dt className='text-ink-soft'>{name}</dt>
      <dd className='font-serif text-xl leading-[1.4] font-semibold'>{children}</dd>
    </div>
  );
}
