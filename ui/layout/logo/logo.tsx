export interface LogoProps {
  /** Name of the shop. */
  name: string;
  /** Further classes of the root, for size and colour. @default '' */
  className?: string;
}

/** Returns the classes of a name: a long one has several small lines, so that the bar stays one. */
function linesOf({ length }: string): string {
  if (length <= 14) return 'text-xl leading-[1.4] truncate';
  const lines = length <= 28
    ? 'line-clamp-2 text-base md:max-w-44'
    : 'line-clamp-3 text-sm md:max-w-44 lg:line-clamp-2 lg:max-w-72 lg:text-base';
  return `${lines} leading-tight break-words`;
}

/** The shop's mark, a cut stone, and its name beside it. */
export function Logo({ name, className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark hidden={name.length > 28} />
      <span className={`pb-0.5 font-serif font-semibold ${linesOf(name)}`}>
        {name}
      </span>
    </span>
  );
}

/**
 * The mark alone: a cut stone with light from the upper left. `hidden` leaves its place to a long
 * name, but on a wide screen.
 */
function LogoMark({ hidden }: { hidden: boolean }) {
  return (
    <svg
      viewBox='0 0 32 32'
      width='32'
      height='32'
      aria-hidden='true'
      className={`shrink-0 ${hidden ? 'max-lg:hidden' : ''}`}
    >
      <path className='fill-jade/55' d='M5 10 17 2.5 14 14Z' />
      <path className='fill-jade/80' d='M17 2.5 27.5 11 14 14Z' />
      <path className='fill-jade' d='M5 10 14 14 8 23.5Z' />
      <path className='fill-jade-deep' d='M27.5 11 24.5 22.5 14 14Z' />
      <path className='fill-jade' d='M24.5 22.5 16 29.5 14 14Z' />
      <path className='fill-jade-deep' d='M16 29.5 8 23.5 14 14Z' />
    </svg>
  );
}
