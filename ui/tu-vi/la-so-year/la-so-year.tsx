import type { Chi, Hoa, LaSo, LuuNien } from '@thach-an/lunar';
import type { ReactNode } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';

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
  const { lunar, luuNien } = chart;
  return (
    <div data-slot='la-so-year'>
      <Field label='Xem hạn năm' className='max-w-80 print:hidden'>
        {(control) => (
          <Select
            {...control}
            value={luuNien?.year ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onYearChange(value === '' ? undefined : Number(value))}
          >
            <option value=''>Không chọn năm</option>
            {Array.from(
              { length: lifeYears },
              (_, i) => (
                <option key={i} value={lunar.year + i}>{lunar.year + i} ({i + 1} tuổi)</option>
              ),
            )}
          </Select>
        )}
      </Field>
      {luuNien && <Limits chart={chart} luuNien={luuNien} />}
    </div>
  );
}

function Limits({ chart, luuNien }: { chart: LaSo; luuNien: LuuNien }) {
  const { year, canChi, age, daiHan, tieuHan, nguyetHan, tuHoa } = luuNien;
  const palaceAt = (chi: Chi) => chart.palaces.find((palace) => palace.chi === chi)!;
  const decade = daiHan && palaceAt(daiHan);
  const hoas = Object.entries(tuHoa) as [Hoa, string][];
  return (
    <section aria-label={`Hạn năm ${year}`} className='mt-5 print:mt-2'>
      <p className='font-semibold'>
        Năm {canChi.can} {canChi.chi} {year}, {age} tuổi (tuổi mụ)
      </p>
      <dl className='mt-3 space-y-2 print:mt-1 print:space-y-0'>
        <Limit name='Đại hạn'>
          {decade
            ? `cung ${decade.name}, từ ${decade.daiHan} đến ${decade.daiHan + 9} tuổi`
            : age < chart.cuc.number
            ? `chưa vào đại hạn; đại hạn đầu bắt đầu lúc ${chart.cuc.number} tuổi`
            : 'đã qua đủ mười hai đại hạn'}
        </Limit>
        <Limit name='Tiểu hạn'>cung {palaceAt(tieuHan).name}</Limit>
        <Limit name='Lưu Tứ Hóa'>{hoas.map(([hoa, star]) => `${star} ${hoa}`).join(', ')}</Limit>
        <Limit name='Hạn tháng'>
          <ol className='grid grid-cols-2 gap-x-4 @2xl:grid-cols-4'>
            {nguyetHan.map((chi, month) => (
              <li key={chi}>
                <span className='text-ink-soft'>Tháng {month + 1}:</span> {palaceAt(chi).name}
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
