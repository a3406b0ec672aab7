/** Name of a guest who has ordered gifts only. Mails do not greet with it. */
export const giverName = 'Người tặng quà';
