import type { Analysis, Can, CanChi, Chi, FourPillars } from '@thach-an/lunar';
import { elementColour } from '../tu-vi-element/element-colour.ts';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { elementOf } from './element-of.ts';
import { useMessages } from '../../messages/use-messages.ts';

const tuViPillarsMessages = {
  title: 'Tứ trụ',
  nam: 'Năm',
  thang: 'Tháng',
  ngay: 'Ngày',
  gio: 'Giờ',
  /** Note about a birth between Tết and Lập xuân, with the names of both years. */
  afterTet: (lunarYear: string, pillar: string) =>
    `Ngày sinh này sau Tết nhưng trước tiết Lập xuân: âm lịch đã sang năm ${lunarYear}, còn trụ ` +
    `năm tính từ Lập xuân nên vẫn là ${pillar}.`,
  /** Note about a birth between Lập xuân and Tết, with the names of both years. */
  beforeTet: (lunarYear: string, pillar: string) =>
    `Ngày sinh này sau tiết Lập xuân nhưng trước Tết: âm lịch vẫn là năm ${lunarYear}, còn trụ ` +
    `năm tính từ Lập xuân nên đã là ${pillar}.`,
  destinyByLunarYear: 'Bản mệnh và cung mệnh tính theo năm âm lịch.',
};

export interface TuViPillarsProps {
  /** Pillars of the year, month, day and hour. */
  pillars: FourPillars;
  /** Lunar birth; a note explains a pillar of another year. @default undefined */
  birth?: Pick<Analysis, 'lunar' | 'lunarYear'>;
}

/** Four pillars as tall cards. Stem above branch, each in the colour of its element. */
export function TuViPillars({ pillars, birth }: TuViPillarsProps) {
  const messages = useMessages('tuViPillars', tuViPillarsMessages);
  return (
    <TuViSection title={messages.title}>
      {/* Text scales with the pillars: full width on a phone, beside the destiny elsewhere. */}
      <div className='@container'>
        <dl
          data-slot='tu-vi-pillars'
          className='grid grid-cols-2 gap-1.5 @min-[14rem]:grid-cols-4 @md:gap-3'
        >
          <Pillar name={messages.nam} pillar={pillars.nam} />
          <Pillar name={messages.thang} pillar={pillars.thang} />
          <Pillar name={messages.ngay} pillar={pillars.ngay} />
          <Pillar name={messages.gio} pillar={pillars.gio} />
        </dl>
      </div>
      {birth && <YearNote pillar={pillars.nam} birth={birth} />}
    </TuViSection>
  );
}

function Pillar({ name, pillar }: { name: string; pillar: CanChi }) {
  return (
    <div className='overflow-hidden rounded-card border border-line bg-surface text-center'>
      <dt className='border-b border-line py-2 text-sm font-semibold text-ink-soft @2xs:text-base print:py-1'>
        {name}
      </dt>
      <Half name={pillar.can} />
      <Half name={pillar.chi} />
    </div>
  );
}

function Half({ name }: { name: Can | Chi }) {
  const element = elementOf(name);
  const { text, background } = elementColour[element];
  return (
    <dd
      className={`border-line px-px py-5 not-last:border-b @md:py-7 print:py-2 ${background} ${text}`}
    >
      <span className='block font-serif text-base leading-[1.3]! font-semibold @2xs:text-lg @sm:text-xl @md:text-2xl @lg:text-3xl'>
        {name}
      </span>
      <span className='mt-1 block text-sm print:mt-0'>{element}</span>
    </dd>
  );
}

/**
 * Explains why the pillar of the year and the lunar year have different names. Nothing is rendered
 * if they are equal.
 */
function YearNote(
  { pillar, birth: { lunar, lunarYear } }: {
    pillar: CanChi;
    birth: Pick<Analysis, 'lunar' | 'lunarYear'>;
  },
) {
  const messages = useMessages('tuViPillars', tuViPillarsMessages);
  if (pillar.can === lunarYear.can) return null;
  const pillarName = `${pillar.can} ${pillar.chi}`;
  const lunarName = `${lunarYear.can} ${lunarYear.chi}`;
  // Lập xuân and Tết are less than a month apart.
  const afterTet = lunar.month === 1;
  return (
    <p data-slot='tu-vi-year-note' className='mt-3 text-ink-soft print:mt-2'>
      {afterTet
        ? messages.afterTet(lunarName, pillarName)
        : messages.beforeTet(lunarName, pillarName)} {messages.destinyByLunarYear}
    </p>
  );
}
