import { julianDay, today } from '@thach-an/lunar';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { almanacPath } from './almanac-address.ts';

interface NewDayLoaderProps {
  /** Julian day number of the day that the page shows. */
  day: number;
}

/**
 * Loads the page of today again on another day: a tab stays open overnight, and a browser that is
 * started again shows its tabs as they were.
 */
export function NewDayLoader({ day }: NewDayLoaderProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible' || julianDay(today()) === day) return;
      // Without the server, an error would replace the page.
      const reply = await fetch(almanacPath, { method: 'HEAD' }).catch(() => undefined);
      if (reply?.ok) revalidate();
    };
    check();
    document.addEventListener('visibilitychange', check);
    addEventListener('online', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      removeEventListener('online', check);
    };
  }, [day, revalidate]);
  return null;
}
