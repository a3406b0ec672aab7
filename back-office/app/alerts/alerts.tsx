import { AlertSettings } from '@thach-an/ui/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setChime, wantsChime } from './chime.ts';
import { readAlerts, subscribe, unsubscribe } from './push-alerts.ts';

/** Choice of this browser: messages of new orders when no page is open, and a sound when one is. */
export function Alerts() {
  const client = useQueryClient();
  const [chime, chooseChime] = useState(wantsChime);
  const state = useQuery({ queryKey: ['alerts'], queryFn: readAlerts });
  const change = useMutation({
    mutationFn: (on: boolean) => on ? subscribe() : unsubscribe(),
    onSettled: () => client.invalidateQueries({ queryKey: ['alerts'] }),
  });
  return (
    <AlertSettings
      push={state.data}
      chime={chime}
      busy={change.isPending}
      error={(change.error ?? state.error)?.message}
      onPushChange={(on) => change.mutate(on)}
      onChimeChange={(on) => {
        setChime(on);
        chooseChime(on);
      }}
    />
  );
}
