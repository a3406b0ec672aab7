/** Words of the kinds of days. */
export const eventMarkMessages = {
  off: 'nghỉ lễ',
  commemoration: 'ngày kỷ niệm',
  tradition: 'lễ truyền thống',
};
