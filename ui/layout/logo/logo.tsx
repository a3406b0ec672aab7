export interface LogoProps {
  /** Name of the shop. */
  name: string;
  /** Further classes of the root, for size and colour. @default '' */
  className?: string;
}

/** The shop's mark, a cut stone, and its name beside it. */
export function Logo({ name, className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark />
      <span className='pb-0.5 font-serif text-xl leading-[1.4] font-semibold truncate'>
        {name}
      </span>
    </span>
  );
}

/** The mark alone: a cut stone with light from the upper left. */
function LogoMark() {
  return (
    <svg viewBox='0 0 32 32' width='32' height='32' aria-hidden='true' className='shrink-0'>
      <path className='fill-jade/55' d='M5 10 17 2.5 14 14Z' />
      <path className='fill-jade/80' d='M17 2.5 27.5 11 14 14Z' />
      <path className='fill-jade' d='M5 10 14 14 8 23.5Z' />
      <path className='fill-jade-deep' d='M27.5 11 24.5 22.5 14 14Z' />
      <path className='fill-jade' d='M24.5 22.5 16 29.5 14 14Z' />
      <path className='fill-jade-deep' d='M16 29.5 8 23.5 14 14Z' />
    </svg>
  );
}
