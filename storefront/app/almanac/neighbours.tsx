import { Link } from '@thach-an/ui';

/** Classes of a link of the almanac that stands alone. It is not printed. */
export const linkClass =
  'inline-flex min-h-11 items-center text-jade underline-offset-4 hover:underline print:hidden';

/** Day, month or year before or after the one that is shown. */
export interface Neighbour {
  label: string;
  /** None outside of 1900 to 2100. */
  href: string | undefined;
}

/** Renders the links to the views before and after this one. */
export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const link = ({ label, href }: Neighbour, rel: 'prev' | 'next') =>
    href
      ? <Link href={href} target='_self' rel={rel} className={linkClass}>{label}</Link>
      : <span />;
  return (
    <div className='flex justify-between'>
      {link({ ...previous, label: `← ${previous.label}` }, 'prev')}
      {link({ ...next, label: `${next.label} →` }, 'next')}
    </div>
  );
}
