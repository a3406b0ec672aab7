import type { Analysis, CanChi } from '@thach-an/lunar';
import { useMessages } from '../../messages/use-messages.ts';
import { tuViPillarsMessages } from './tu-vi-pillars-messages.ts';

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
