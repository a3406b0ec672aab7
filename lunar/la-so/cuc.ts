import { napAmElement, type NguHanh } from '../four-pillars/nap-am.ts';

/** The cục of a chart, which decides the palace of Tử Vi and the ages of the decades. */
export type Cuc = {
  name: 'Thủy nhị cục' | 'Mộc tam cục' | 'Kim tứ cục' | 'Thổ ngũ cục' | 'Hỏa lục cục';
  nguHanh: NguHanh;
  number: 2 | 3 | 4 | 5 | 6;
};

const CUC: Record<NguHanh, Pick<Cuc, 'name' | 'number'>> = {
  Thủy: { name: 'Thủy nhị cục', number: 2 },
  Mộc: { name: 'Mộc tam cục', number: 3 },
  Kim: { name: 'Kim tứ cục', number: 4 },
  Thổ: { name: 'Thổ ngũ cục', number: 5 },
  Hỏa: { name: 'Hỏa lục cục', number: 6 },
};

/** Elements, each of which generates (sinh) the next and overcomes (khắc) the next but one. */
const GENERATING_CYCLE: NguHanh[] = ['Mộc', 'Hỏa', 'Thổ', 'Kim', 'Thủy'];

/** Relations by the number of steps from the element of the year to that of the cục. */
const RELATIONS = [
  'hòa',
  'mệnh sinh cục',
  'mệnh khắc cục',
  'cục khắc mệnh',
  'cục sinh mệnh',
] as const;

/** Relation between the element of the year of birth (bản mệnh) and that of the cục. */
export type MenhCuc = (typeof RELATIONS)[number];

/** Returns the cục: the nạp âm element of the stem and branch of the palace Mệnh. */
export function cucOf(can: number, chi: number): Cuc {
  const nguHanh = napAmElement(can, chi);
  return { nguHanh, ...CUC[nguHanh] };
}

/** Returns the relation between the element of the year of birth and that of the cục. */
export function menhCucOf(menh: NguHanh, cuc: NguHanh): MenhCuc {
  return RELATIONS[(GENERATING_CYCLE.indexOf(cuc) - GENERATING_CYCLE.indexOf(menh) + 5) % 5]!;
}
