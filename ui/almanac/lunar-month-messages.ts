/** Returns the name of a lunar month, such as 'Giêng', '2' and 'Chạp', as calendars write it. */
export function lunarMonthName(month: number): string {
  return month === 1 ? 'Giêng' : month === 12 ? 'Chạp' : `${month}`;
}
