const timeZone = 'Asia/Ho_Chi_Minh';

const time = new Intl.DateTimeFormat('vi-VN', { timeZone, hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('vi-VN', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a time for Vietnamese readers, in the time zone of Vietnam. */
export function formatDateTime(timestamp: number): string {
  return `${time.format(timestamp)} ngày ${date.format(timestamp)}`;
}

/** Formats a time in a form that sorts as text, in the time zone of Vietnam. */
export function formatSortableDateTime(timestamp: number): string {
  return sortable.format(timestamp);
}

/** Formats the day of a time for Vietnamese readers, in the time zone of Vietnam. */
export function formatDate(timestamp: number): string {
  return date.format(timestamp);
}
