import type { Analysis, CanChi } from '@thach-an/lunar';

export interface YearNoteProps {
  /** Pillar of the year, which begins at Lập xuân. */
  pillar: CanChi;
  /** Birth in the lunar calendar, whose year begins at Tết. */
  birth: Pick<Analysis, 'lunar' | 'lunarYear'>;
}

/**
 * Explains why the pillar of the year and the lunar year have different names. Nothing is rendered
 * if they are equal.
 */
export function YearNote({ pillar, birth: { lunar, lunarYear } }: YearNoteProps) {
  if (pillar.can === lunarYear.can) return null;
  const pillarName = `${pillar.can} ${pillar.chi}`;
  const lunarName = `${lunarYear.can} ${lunarYear.chi}`;
  // Lập xuân and Tết are less than a month apart.
  const afterTet = lunar.month === 1;
  return (
    <p data-slot='tu-vi-year-note' className='mt-3 text-ink-soft print:mt-2'>
      {afterTet
        ? `Ngày sinh này sau Tết nhưng trước tiết Lập xuân: âm lịch đã sang năm ${lunarName}, còn trụ năm tính từ Lập xuân nên vẫn là ${pillarName}.`
        : `Ngày sinh này sau tiết Lập xuân nhưng trước Tết: âm lịch vẫn là năm ${lunarName}, còn trụ năm tính từ Lập xuân nên đã là ${pillarName}.`}
      {' '}
      Bản mệnh và cung mệnh tính theo năm âm lịch.
    </p>
  );
}
