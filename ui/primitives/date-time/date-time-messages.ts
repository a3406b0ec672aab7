import { formatDate } from './format-date.ts';
import { formatDateTime } from './format-date-time.ts';

/** Notation of dates. The times are in ISO 8601. */
export const dateTimeMessages: Record<'dateTime' | 'date', (iso: string) => string> = {
  dateTime: formatDateTime,
  date: formatDate,
};
