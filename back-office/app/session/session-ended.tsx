import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { noteNewSession, setSessionEndListener } from '../api/admin-api.ts';
import { loadLater } from '../shell/load-later.ts';
import { SessionDialog } from './session-dialog.tsx';

const LogIn = loadLater(async () => (await import('./log-in.tsx')).LogIn);

/**
 * Log-in over the page when the session has ended. The page stays, with everything that was typed.
 */
export function SessionEnded({ email }: { email: string }) {
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);

  useEffect(() => setSessionEndListener(() => setEnded(true)), []);

  return (
    <SessionDialog label='Đăng nhập lại' open={ended}>
      <LogIn
        email={email}
        onLogIn={() => {
          noteNewSession();
          client.getMutationCache().clear();
          setEnded(false);
          // Queries keep their data, so that no form on the page is mounted again.
          void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
        }}
      />
    </SessionDialog>
  );
}
