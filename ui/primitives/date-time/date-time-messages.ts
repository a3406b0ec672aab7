import { formatDateTime } from './format-date-time.ts';

/** Notation of dates. The times are in ISO 8601. */
export const dateTimeMessages = {
  dateTime: formatDateTime,
  date: (iso: string) => formatDateTime(iso).slice(0, '21/11/2026'.length),
};
