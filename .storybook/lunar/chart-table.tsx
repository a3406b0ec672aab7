import type { LaSo } from '../../lunar/mod.ts';

/** A Tử Vi chart as a table with one row per palace. */
export function ChartTable({ chart }: { chart: LaSo }) {
  const { amDuong, banMenh, cuc, menhChu, palaces, thanChu } = chart;
  return (
    <table data-slot='chart-table' className='w-full text-left'>
      <caption className='mb-3 text-left text-ink-soft'>
        {[amDuong, `mệnh ${banMenh}`, cuc.name, `Mệnh chủ ${menhChu}`, `Thân chủ ${thanChu}`]
          .join(' · ')}
      </caption>
      <thead>
        <tr className='border-b border-line'>
          <th scope='col' className='py-2 pr-3'>Cung</th>
          <th scope='col' className='py-2 pr-3'>Chính tinh</th>
          <th scope='col' className='hidden py-2 pr-3 md:table-cell'>Phụ tinh</th>
          <th scope='col' className='py-2 text-right whitespace-nowrap'>Đại hạn</th>
        </tr>
      </thead>
      <tbody>
        {palaces.map(({ can, chi, daiHan, mainStars, minorStars, name, than }) => (
          <tr key={chi} className='border-b border-line align-top'>
            <th scope='row' className='py-2 pr-3 font-normal whitespace-nowrap'>
              <span className='font-semibold'>{name}</span>
              {than && ' · Thân'}
              <span className='block text-sm text-ink-soft'>{can} {chi}</span>
            </th>
            <td className='py-2 pr-3'>{namesOf(mainStars) || '–'}</td>
            <td className='hidden py-2 pr-3 text-sm text-ink-soft md:table-cell'>
              {namesOf(minorStars)}
            </td>
            <td className='py-2 text-right tabular-nums'>{daiHan}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function namesOf(stars: LaSo['palaces'][number]['minorStars' | 'mainStars']): string {
  return stars.map(({ hoa, name }) => hoa ? `${name} (${hoa})` : name).join(', ');
}
