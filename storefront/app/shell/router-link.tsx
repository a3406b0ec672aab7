import type { LinkProps } from '@thach-an/ui';
import { Link } from 'react-router';

/**
 * State of a history entry that was reached by a filter or a popup: the entry before it is the same
 * page.
 */
export interface InPlace {
  inPlace: true;
}

/**
 * Renders a link. A path of the shop is navigated to in the browser; another URL, or a fragment of
 * this page, is an ordinary anchor.
 */
export function RouterLink({ href, keepScroll, ...rest }: LinkProps) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  const state: InPlace | undefined = keepScroll ? { inPlace: true } : undefined;
  return <Link to={href} preventScrollReset={keepScroll} state={state} {...rest} />;
}
