import { useEffect, useState } from 'react';
import { useSession } from '../account/browser-session.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { whenIdle } from '../shell/when-idle.ts';

/** The greeting is a separate chunk, for customers only. */
const HomeGreeting = lazyComponent(() => import('./home-greeting.tsx'));

/** Renders the stones for the saved chart of a customer, once the browser is idle. */
export function SavedChartGreeting() {
  const token = useSession();
  const [idle, setIdle] = useState(false);
  useEffect(() => token ? whenIdle(() => setIdle(true)) : undefined, [token]);
  return token && idle ? <HomeGreeting token={token} /> : null;
}
