/** Texts about a palace and its stars. */
export const laSoSheetMessages = {
  palace: (name: string) => `Cung ${name}`,
  decade: (from: number, to: number) => `đại hạn ${from}–${to} tuổi`,
  than: 'Thân cư tại đây',
  tuan: 'gặp Tuần',
  triet: 'gặp Triệt',
  mainStars: 'Chính tinh',
  goodStars: 'Cát tinh (sao lành)',
  badStars: 'Hung tinh (sao dữ)',
  trangSinh: 'Vòng Tràng Sinh',
  element: (element: string) => `hành ${element}`,
  /** Explains a palace without main stars, with the opposite palace and its stars. */
  borrowed: (opposite: string, stars: string) =>
    'Vô chính diệu: cung này không có chính tinh. Theo lối xem xưa, người ta mượn chính tinh ' +
    `của cung đối diện là ${opposite} (${stars}) để xét.`,
  year: (canChi: string, year: number) => `Năm ${canChi} ${year}`,
  /** Limits of the chosen year in the palace. */
  limits: (limits: readonly string[], month: number | undefined) =>
    `${[...limits, `Hạn tháng ${month} âm lịch`].join(', ')} ở cung này.`,
  disclaimer: 'Lời giải tóm lược từ sách xưa, để tham khảo và giải trí. Một sao không quyết ' +
    'định được cuộc đời ai.',
};
