/** Labels of the buttons below a birth chart. */
export const tuViResultMessages = {
  print: 'In lá số',
  share: 'Chia sẻ',
  another: 'Xem cho người khác',
};
