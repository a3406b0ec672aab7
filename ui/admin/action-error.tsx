import { Notice } from '../primitives/notice/notice.tsx';

/**
 * Error of the last action on a long page. It stays below the bar, because the button may be
 * several screens away from the place of the message.
 */
export function ActionError({ children }: { children?: string }) {
  if (!children) return null;
  return <Notice tone='error' className='sticky top-16 z-30 mt-4'>{children}</Notice>;
}
