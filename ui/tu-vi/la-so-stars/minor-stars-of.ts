import type {
  BacSiStar,
  EssentialStar,
  Hoa,
  LuuNien,
  LuuTinh,
  MinorStar,
  Palace,
  ThaiTueStar,
} from '@thach-an/lunar';
import minorStarNotes from './minor-star-notes.json' with { type: 'json' };

/** A star or transformation beside the main stars and the Tràng Sinh ring. */
export type NotedStar = MinorStar | BacSiStar | ThaiTueStar | Hoa | LuuTinh;

/** Minor stars of a palace in two groups, each in the order of rank. */
export interface MinorStars {
  good: NotedStar[];
  bad: NotedStar[];
}

/** Stars that rank after the main stars: Lộc Tồn, the six lucky and the six harsh stars, Tứ Hóa. */
const essential: Readonly<Record<EssentialStar | Hoa, true>> = {
  'Hóa Lộc': true,
  'Hóa Quyền': true,
  'Hóa Khoa': true,
  'Hóa Kỵ': true,
  'Tả Phù': true,
  'Hữu Bật': true,
  'Văn Xương': true,
  'Văn Khúc': true,
  'Thiên Khôi': true,
  'Thiên Việt': true,
  'Lộc Tồn': true,
  'Kình Dương': true,
  'Đà La': true,
  'Hỏa Tinh': true,
  'Linh Tinh': true,
  'Địa Không': true,
  'Địa Kiếp': true,
};

const notes: Record<NotedStar, readonly string[]> = minorStarNotes;

/** Returns `true` if a star ranks above the other minor stars. */
export function isEssential(star: NotedStar): boolean {
  return star in essential;
}

/** Returns a few words about a star, as tradition describes it. */
export function minorStarNote(star: NotedStar): string {
  return notes[star][1] ?? '';
}

/**
 * Returns the minor stars of a palace: the transformations, the stars of the birth, those of two
 * rings, and those of the chosen year. Good and bad are the traditional groups (cát tinh, hung
 * tinh); some books place a few stars differently.
 *
 * @param luuNien limits and stars of the chosen year, or `null`
 */
export function minorStarsOf(palace: Palace, luuNien: LuuNien | null): MinorStars {
  const { mainStars, minorStars, bacSi, thaiTue, chi } = palace;
  const yearStars = Object.entries(luuNien?.stars ?? {})
    .filter(([, branch]) => branch === chi)
    .map(([star]) => star as LuuTinh);
  const stars: NotedStar[] = [
    ...[...mainStars, ...minorStars].flatMap(({ hoa }) => hoa ?? []),
    ...minorStars.map(({ name }) => name),
    bacSi,
    thaiTue,
    ...yearStars,
  ];
  const group = (kind: string) => stars.filter((star) => notes[star][0] === kind);
  return { good: group('good'), bad: group('bad') };
}
