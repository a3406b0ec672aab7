import type { Chi, Hoa, LaSo, LuuNien } from '@thach-an/lunar';
import type { ReactNode } from 'react';
import { SelectField } from '../../primitives/select/select.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const laSoYearMessages = {
  label: 'Xem hạn năm',
  noYear: 'Không chọn năm',
  option: (year: number, age: number) => `${year} (${age} tuổi)`,
  limits: (year: number) => `Hạn năm ${year}`,
  year: (canChi: string, year: number, age: number) =>
    `Năm ${canChi} ${year}, ${age} tuổi (tuổi mụ)`,
  daiHan: 'Đại hạn',
  decade: (palace: string, from: number, to: number) => `cung ${palace}, từ ${from} đến ${to} tuổi`,
  beforeFirst: (age: number) => `chưa vào đại hạn; đại hạn đầu bắt đầu lúc ${age} tuổi`,
  afterLast: 'đã qua đủ mười hai đại hạn',
  tieuHan: 'Tiểu hạn',
  palace: (name: string) => `cung ${name}`,
  luuTuHoa: 'Lưu Tứ Hóa',
  months: 'Hạn tháng',
  month: (month: number) => `Tháng ${month}:`,
};

/** Years of a life that can be chosen. */
const lifeYears = 120;

export interface LaSoYearProps {
  /** Chart with or without a chosen year. */
  chart: LaSo;
  /** Called with the lunar year that the visitor chooses; `undefined` for none. */
  onYearChange: (year: number | undefined) => void;
}

/** Selects a lunar year, and lists its limits (hạn): ten years, year and months. */
export function LaSoYear({ chart, onYearChange }: LaSoYearProps) {
  const messages = useMessages('laSoYear', laSoYearMessages);
  const { lunar, luuNien } = chart;
  return (
    <div data-slot='la-so-year'>
      <SelectField
        label={messages.label}
        fieldClassName='max-w-80 print:hidden'
        value={luuNien?.year ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onYearChange(value === '' ? undefined : Number(value))}
      >
        <option value=''>{messages.noYear}</option>
        {Array.from(
          { length: lifeYears },
          (_, i) => (
            <option key={i} value={lunar.year + i}>{messages.option(lunar.year + i, i + 1)}</option>
          ),
        )}
      </SelectField>
      {luuNien && <Limits chart={chart} luuNien={luuNien} />}
    </div>
  );
}

function Limits({ chart, luuNien }: { chart: LaSo; luuNien: LuuNien }) {
  const messages = useMessages('laSoYear', laSoYearMessages);
  const { year, canChi, age, daiHan, tieuHan, nguyetHan, tuHoa } = luuNien;
  const palaceAt = (chi: Chi) => chart.palaces.find((palace) => palace.chi === chi)!;
  const decade = daiHan && palaceAt(daiHan);
  const hoas = Object.entries(tuHoa) as [Hoa, string][];
  return (
    <section aria-label={messages.limits(year)} className='mt-5 print:mt-2'>
      <p className='font-semibold'>
        {messages.year(`${canChi.can} ${canChi.chi}`, year, age)}
      </p>
      <dl className='mt-3 space-y-2 print:mt-1 print:space-y-0'>
        <Limit name={messages.daiHan}>
          {decade
            ? messages.decade(decade.name, decade.daiHan, decade.daiHan + 9)
            : age < chart.cuc.number
            ? messages.beforeFirst(chart.cuc.number)
            : messages.afterLast}
        </Limit>
        <Limit name={messages.tieuHan}>{messages.palace(palaceAt(tieuHan).name)}</Limit>
        <Limit name={messages.luuTuHoa}>
          {hoas.map(([hoa, star]) => `${star} ${hoa}`).join(', ')}
        </Limit>
        <Limit name={messages.months}>
          <ol className='grid grid-cols-2 gap-x-4 @2xl:grid-cols-4'>
            {nguyetHan.map((chi, month) => (
              <li key={chi}>
                <span className='text-ink-soft'>{messages.month(month + 1)}</span>{' '}
                {palaceAt(chi).name}
              </li>
            ))}
          </ol>
        </Limit>
      </dl>
    </section>
  );
}

function Limit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='@2xl:grid @2xl:grid-cols-[8rem_minmax(0,1fr)]'>
      <dt className='text-ink-soft'>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
