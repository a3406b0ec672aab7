import type { Brightness } from './brightness.ts';
import type { EssentialStar } from './essential-stars.ts';
import type { MainStar } from './main-stars.ts';
import type { TimeStar } from './time-stars.ts';
import type { Hoa } from './tu-hoa.ts';
import type { YearStar } from './year-stars.ts';

/** A minor star (phụ tinh) outside the three rings. */
export type MinorStar = EssentialStar | YearStar | TimeStar;

/** A star outside the three rings. */
export type StarName = MainStar | MinorStar;

/** A star in its palace. */
export type Star<Name extends StarName = StarName> = {
  name: Name;
  /** Brightness, or `null` for a star that is not rated. */
  brightness: Brightness | null;
  /** Transformation that the star takes in the year of birth, or `null`. */
  hoa: Hoa | null;
};
