import type { Analysis } from '@thach-an/lunar';
import { useMessages } from '../../messages/use-messages.ts';

const tuViBasicInfoMessages = {
  title: 'Lá số Tử Vi',
  solarDate: 'Dương lịch',
  lunarDate: 'Âm lịch',
  gender: 'Giới tính',
  male: 'Nam',
  female: 'Nữ',
};

export type TuViBasicInfoProps = Pick<Analysis, 'name' | 'solarDate' | 'lunarDate' | 'gender'>;

/** Header of a birth chart: name, gender, and the date of birth in both calendars. */
export function TuViBasicInfo({ name, solarDate, lunarDate, gender }: TuViBasicInfoProps) {
  const messages = useMessages('tuViBasicInfo', tuViBasicInfoMessages);
  return (
    <header data-slot='tu-vi-basic-info' className='text-center'>
      <h2 className='pb-1 leading-[1.35] wrap-anywhere'>
        {name !== '' && (
          <span className='mb-1 block font-sans text-base font-normal text-ink-soft'>
            {messages.title}
          </span>
        )}
        <span className={`block ${name.length > 32 ? 'text-2xl' : 'text-3xl @2xl:text-4xl'}`}>
          {name === '' ? messages.title : name}
        </span>
      </h2>
      <Ornament />
      <dl className='mx-auto grid max-w-180 gap-x-6 gap-y-3 @2xl:grid-cols-3'>
        <Fact name={messages.solarDate} value={solarDate} />
        <Fact name={messages.lunarDate} value={lunarDate} />
        <Fact name={messages.gender} value={messages[gender]} />
      </dl>
    </header>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className='text-ink-soft'>{name}</dt>
      <dd className='font-semibold'>{value}</dd>
    </div>
  );
}

/** Gold line with a gemstone in the middle. */
function Ornament() {
  return (
    <svg
      aria-hidden
      viewBox='0 0 160 16'
      className='mx-auto mt-3 mb-5 h-4 w-40 text-gold print:mt-1 print:mb-2'
    >
      <path d='M0 8H62M98 8h62' stroke='currentColor' />
      <path d='M80 1l7 7-7 7-7-7zM67 8l2-2 2 2-2 2zM89 8l2-2 2 2-2 2z' fill='currentColor' />
    </svg>
  );
}
