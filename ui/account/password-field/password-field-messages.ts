/** Texts of the password field, with the strength of a new password. */
export const passwordFieldMessages = {
  label: 'Mật khẩu',
  reveal: (label: string) => `Hiện ${label.toLowerCase()}`,
  length: (minimum: number) => `Từ ${minimum} đến 200 ký tự`,
  strength: 'Độ mạnh:',
  /** Accessible name of the meter. */
  meter: 'Độ mạnh của mật khẩu',
  /** Announced to screen readers. */
  strengthOf: (strength: string) => `Độ mạnh của mật khẩu: ${strength}`,
  'too-short': 'Quá ngắn',
  guessable: 'Dễ đoán',
  fair: 'Tạm được',
  good: 'Tốt',
  strong: 'Rất tốt',
};
