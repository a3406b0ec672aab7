import { formatDate } from './format-date.ts';
import { formatDateTime } from './format-date-time.ts';

/** Notation of dates. The times are in ISO 8601. */
export const dateTimeMessages = {
  dateTime: formatDateTime,
  date: formatDate,
};
