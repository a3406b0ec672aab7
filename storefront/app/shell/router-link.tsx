import type { LinkProps } from '@thach-an/ui';
import { createContext, type MouseEvent, useCallback, useContext, useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

/**
 * State of a history entry that was reached by a filter or a popup: the entry before it is the same
 * page.
 */
export interface InPlace {
  inPlace: true;
}

/** Navigates to a path of the shop in the browser, instead of requesting the page. */
export type FollowLink = (
  event: MouseEvent<HTMLAnchorElement>,
  href: string,
  options: Pick<LinkProps, 'keepScroll' | 'replace'>,
) => void;

/** Navigation of the links below. The function stays the same, so that no link renders again. */
export const FollowLinkContext = createContext<FollowLink>(() => {});

/**
 * Returns the function for {@linkcode FollowLinkContext}. A click that opens another tab or starts
 * a download is left to the browser.
 */
export function useFollowLink(): FollowLink {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  });
  return useCallback((event, href, { keepScroll = false, replace = false }) => {
    const { target, download } = event.currentTarget;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified || target || download) return;
    event.preventDefault();
    const { navigate, location } = latest.current;
    const opened: InPlace | undefined = keepScroll ? { inPlace: true } : undefined;
    navigate(href, {
      preventScrollReset: keepScroll,
      // The entry before a replaced one stays the same.
      state: replace ? location.state : opened,
      replace: replace || href === createPath(location),
    });
  }, []);
}

/**
 * Renders a link. A path of the shop is navigated to in the browser; another URL, or a fragment of
 * this page, is an ordinary anchor.
 */
export function RouterLink({ href, keepScroll, replace, onClick, ...rest }: LinkProps) {
  const follow = useContext(FollowLinkContext);
  if (!href.startsWith('/')) return <a href={href} onClick={onClick} {...rest} />;
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, href, { keepScroll, replace });
      }}
      {...rest}
    />
  );
}
