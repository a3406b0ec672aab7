import { Skeleton } from '@thach-an/ui';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { useSignedIn } from './browser-session.ts';

const CustomerMenu = lazyComponent<object>(
  () => import('./profile-menu-chunk.ts'),
  () => <Skeleton className='size-11 rounded-tag' />,
);

/** Returns the menu of a logged-in customer, `undefined` for a guest. */
export function useAccountMenu() {
  const signedIn = useSignedIn();
  return signedIn ? <CustomerMenu /> : undefined;
}
