/** Texts of the destiny of a birth. */
export const tuViDestinyMessages = {
  title: 'Bản mệnh',
  napAm: 'Nạp âm',
  nguHanh: 'Ngũ hành',
  cungMenh: 'Cung mệnh',
};
