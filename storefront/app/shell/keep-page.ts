import { useEffect } from 'react';
import {
  createPath,
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useNavigate,
} from 'react-router';
import { notify } from './notify.ts';

/** Ends the navigation to a path if the page of that path is shown; unset without a page. */
let stay: ((path: string) => void) | undefined;

/**
 * Keeps the page that is shown if other data for it, such as those of a filter, cannot be loaded,
 * and says so. Without a network, and for another page, an error page is shown, which opens the
 * next one later.
 */
export const keepPageOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const failed = Object.values(results).some(({ type, result }) =>
    type === 'error' && result instanceof Error
  );
  if (failed && navigator.onLine && !request.signal.aborted) stay?.(new URL(request.url).pathname);
  return results;
};

/** Lets {@linkcode keepPageOnFailure} keep the current page. */
export function useKeptPage(): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    stay = (path) => {
      if (path !== location.pathname) return;
      // Another navigation aborts the failed one. It changes the entry to which the back button
      // led, so that the state of the current one does not fit.
      navigate(createPath(location), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
      notify('error', 'Chưa tải được trang. Vui lòng kiểm tra mạng rồi thử lại.', 6_000);
    };
    return () => {
      stay = undefined;
    };
  }, [navigate, location]);
}
