/** Texts of the stones for a saved chart. */
export const stoneGreetingMessages = {
  title: (name: string) => `Đá hợp với ${name}`,
  text: (menh: string) => `Gợi ý cho mệnh ${menh}, theo lá số bạn đã lưu.`,
  settings: 'Bật/tắt gợi ý',
};
