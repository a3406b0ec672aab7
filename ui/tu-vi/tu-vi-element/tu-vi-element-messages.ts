/** Texts of the description of an element. */
export const tuViElementMessages = {
  title: (element: string) => `Người mệnh ${element}`,
  strengths: 'Điểm mạnh',
  weaknesses: 'Điểm yếu',
};
