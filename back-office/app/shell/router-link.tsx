import type { LinkProps } from '@thach-an/ui';
import { Link } from 'react-router';

/** Link of the router, for all links of the components. */
export function RouterLink({ href, keepScroll, ...rest }: LinkProps) {
  return <Link to={href} preventScrollReset={keepScroll} {...rest} />;
}
