import { useState } from 'react';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { useLoginRequest } from './login-request.ts';

const LoginDialog = lazyComponent(() => import('./login-popup-chunk.ts'));

/** Renders the popup for signing up and logging in; its code is loaded when it first opens. */
export function AccountPopup() {
  const mode = useLoginRequest();
  // Once opened, the popup stays mounted for its closing animation.
  const [opened, setOpened] = useState(false);
  if (mode && !opened) setOpened(true);
  return opened ? <LoginDialog mode={mode} /> : null;
}
