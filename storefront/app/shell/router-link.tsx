import type { LinkProps } from '@thach-an/ui';
import { Link } from 'react-router';

/** What a page reached by a filter or a popup carries in its history entry: one step back leads to the page before. */
export interface InPlace {
  inPlace: true;
}

/** Links of the shop navigate in the browser; what leads elsewhere, or to a place of this page, is an anchor. */
export function RouterLink({ href, keepScroll, ...rest }: LinkProps) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  const state: InPlace | undefined = keepScroll ? { inPlace: true } : undefined;
  return <Link to={href} preventScrollReset={keepScroll} state={state} {...rest} />;
}
