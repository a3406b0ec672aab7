import { z } from 'zod';
import { lazy } from '../contract/lazy.ts';
import { foldedWords } from '../contract/catalogue/words.ts';
import { type DivisionNames, formerNote } from '../contract/checkout/address-fields.ts';

/** A former ward with the communes that it has become. */
export const formerPlaceSchema = z.object({
  ward: z.string().describe('Empty in a district that had no wards'),
  district: z.string(),
  city: z.string(),
  note: z.string().describe("Former place as an address names it, in the field 'district'"),
  successors: z.array(z.object({
    code: z.int(),
    name: z.string(),
    province: z.string(),
    province_code: z.int(),
  })).describe('More than one if the ward was split, the most probable one first'),
  likely: z.boolean().describe('True if all people of the ward live in the first successor'),
}).meta({ id: 'FormerPlace' });

export type FormerPlace = z.infer<typeof formerPlaceSchema>;

/** A province in `seed/communes.json`, with its communes. */
export interface FileProvince {
  code: number;
  name: string;
  phone_code: number;
  wards: { code: number; name: string }[];
}

/** A province in `seed/divisions.json`. */
interface FormerProvince {
  name: string;
  districts: { code: number; name: string; wards: { code: number; name: string }[] }[];
}

/** Content of `seed/former-wards.json`: the communes that each former ward has become. */
export interface FormerWardsFile {
  /** Former wards that belong to one commune as a whole, by the code of the commune. */
  whole: Record<string, number[]>;
  /** Communes of the former wards that were split, the one with the most people first. */
  split: Record<string, number[]>;
  /** Split wards of which all people live in the first commune. */
  likely: number[];
  /** Communes of the districts that had no wards. */
  districts: Record<string, number>;
}

const resultLimit = 12;

/** Maximum number of words in a query. Further ones are ignored. */
const queryWords = 10;

export type FormerPlaces = ReturnType<typeof createFormerPlaces>;

/** Creates the divisions until 30 June 2025, with the communes that they have become. */
export function createFormerPlaces(
  provinces: readonly FormerProvince[],
  communes: readonly FileProvince[],
  file: FormerWardsFile,
) {
  const successors = new Map<number, FormerPlace['successors'][number]>();
  for (const { name: province, code: province_code, wards } of communes) {
    for (const { code, name } of wards) {
      successors.set(code, { code, name, province, province_code });
    }
  }
  const codesOf = new Map(Object.entries(file.split).map(([old, codes]) => [Number(old), codes]));
  for (const [commune, wards] of Object.entries(file.whole)) {
    for (const ward of wards) codesOf.set(ward, [Number(commune)]);
  }
  const likely = new Set(file.likely);
  const places: FormerPlace[] = [];
  for (const { name: city, districts } of provinces) {
    for (const { code, name: district, wards } of districts) {
      const add = (place: DivisionNames, codes: readonly number[], isLikely: boolean) => {
        const found = codes.map((code) => successors.get(code)!);
        const isSameProvince = found[0]!.province === city;
        places.push({
          ...place,
          note: formerNote([place.ward, district, isSameProvince ? '' : city]),
          successors: found,
          likely: isLikely,
        });
      };
      if (wards.length === 0) {
        add({ ward: '', district, city }, [file.districts[code]!], true);
      }
      for (const ward of wards) {
        const codes = codesOf.get(ward.code)!;
        const isLikely = codes.length === 1 || likely.has(ward.code);
        add({ ward: ward.name, district, city }, codes, isLikely);
      }
    }
  }
  const key = ({ ward, district, city }: DivisionNames) => [ward, district, city].join('|');
  const byName = new Map(places.map((place) => [key(place), place]));
  const byNote = Map.groupBy(places, ({ note }) => note);
  // Words with a space before each, so that the beginning of a word is a substring.
  const wordsOf = memoize((name: string) => ` ${foldedWords(name).join(' ')}`);
  const texts = lazy(() =>
    places.map(({ ward, district, city }) => {
      const own = wordsOf(ward || district);
      return { own, all: `${own}${wordsOf(district)}${wordsOf(city)} ` };
    })
  );
  return {
    /**
     * Finds former wards. Each word of the query begins a word of the ward, the district or the
     * province; those come first that have the words one behind the other, or more of them in their
     * own name. 'P5, Q1' are the ward 5 and the district 1.
     */
    search(query: string): FormerPlace[] {
      const words = foldedWords(query.replace(/\b([pq])(?=\d)/gi, '$1 ')).slice(0, queryWords)
        .map((word) => ` ${word}`);
      const phrase = `${words.join('')} `;
      if (words.length === 0) return [];
      const found: { place: FormerPlace; score: number }[] = [];
      texts().forEach(({ own, all }, index) => {
        if (!words.every((word) => all.includes(word))) return;
        // A whole word counts more than a beginning: 'phường 1' finds it before 'phường 10'.
        const score = words.reduce((sum, word) => {
          if (!own.includes(word)) return sum + Number(all.includes(`${word} `));
          return sum + (`${own} `.includes(`${word} `) ? 3 : 2);
        }, all.includes(phrase) ? 2 * words.length : 0);
        found.push({ place: places[index]!, score });
      });
      return found.sort((a, b) => b.score - a.score).slice(0, resultLimit)
        .map(({ place }) => place);
    },
    /** Returns the former ward of an address; `ward` is empty in a district without wards. */
    find: (place: DivisionNames) => byName.get(key(place)),
    /** @param note former place as an address names it, from {@linkcode formerNote} */
    became: (note: string, commune: number) =>
      byNote.get(note)?.some(({ successors }) => successors.some(({ code }) => code === commune)) ??
        false,
  };
}

/** Returns a function that computes each value once: names of districts and provinces repeat. */
function memoize(compute: (name: string) => string): (name: string) => string {
  const values = new Map<string, string>();
  return (name) => {
    const value = values.get(name) ?? compute(name);
    values.set(name, value);
    return value;
  };
}
