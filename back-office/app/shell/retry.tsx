import { Button } from '@thach-an/ui';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { AdminError } from '../api/admin-api.ts';

/** `true` for a query without data. A refused request is refused again. */
function isFailed(query: Query): boolean {
  const { data, error } = query.state;
  const isRefused = error instanceof AdminError && error.status >= 400 && error.status < 500;
  return query.isActive() && data === undefined && error !== null && !isRefused;
}

export interface RetryProps {
  /** Called when everything is loaded, before the button with the focus goes away. */
  onDone?: () => void;
}

/**
 * Button that repeats the requests without which the page is not complete. An installed
 * application has no button of the browser that loads it again.
 */
export function Retry({ onDone }: RetryProps) {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const hasFailed = () => cache.getAll().some(isFailed);
  const isShown = useSyncExternalStore(cache.subscribe, hasFailed);
  const [isBusy, setBusy] = useState(false);
  if (!isShown && !isBusy) return null;
  const retry = async () => {
    if (isBusy) return;
    setBusy(true);
    await client.refetchQueries({ predicate: isFailed });
    if (!hasFailed()) onDone?.();
    setBusy(false);
  };
  return (
    <Button variant='secondary' aria-disabled={isBusy} onClick={retry} className='mt-4'>
      {isBusy ? 'Đang tải...' : 'Thử lại'}
    </Button>
  );
}
