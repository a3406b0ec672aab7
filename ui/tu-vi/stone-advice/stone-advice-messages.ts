/** Texts of the card with the stones that suit a chart. */
export const stoneAdviceMessages = {
  title: 'Đá hợp với bạn',
  /** States which elements suit a birth, and why. */
  reason: (menh: string, generator: string, weakest: string) =>
    `Mệnh ${menh} hợp đá hành ${generator}, vì ${generator} sinh ${menh}, và đá cùng hành ${menh}. ` +
    ([menh, generator].includes(weakest)
      ? `Tứ trụ của bạn lại ít hành ${weakest}, nên càng hợp đá hành ${weakest}.`
      : `Tứ trụ của bạn ít hành ${weakest}, bạn có thể thêm đá hành ${weakest}.`),
  elements: 'Ngũ hành trong tứ trụ',
  failed: 'Chưa tải được sản phẩm.',
  empty: 'Cửa hàng tạm hết loại đá hợp với lá số này. Mời bạn ghé lại sau.',
  rulesTitle: 'Gợi ý này dựa vào đâu?',
  /** List of the rules of the advice. */
  rules: (menh: string, overcomer: string) => [
    'Mệnh là nạp âm của năm sinh âm lịch. Đá hợp nhất là đá thuộc hành sinh ra mệnh, sau đó là ' +
    `đá cùng hành. Đá có hành khắc mệnh (${overcomer} khắc ${menh}) không được gợi ý.`,
    'Ngũ hành trong tứ trụ: mỗi can 10 điểm, mỗi chi 10 điểm chia cho các can tàng, rồi nhân ' +
    'theo mùa của tháng sinh (vượng 120%, tướng 110%, hưu 100%, tù 90%, tử 80%). Hành ít điểm ' +
    'nhất mà không khắc mệnh là hành nên thêm.',
    'Mỗi phái có cách chọn dụng thần riêng. Đây là cách đếm ngũ hành đơn giản, có thể không giống ' +
    'lời thầy xem riêng cho bạn.',
    'Hành của đá theo màu: trắng thuộc Kim; xanh lá thuộc Mộc; đen và xanh nước biển thuộc Thủy; ' +
    'đỏ, hồng và tím thuộc Hỏa; vàng và nâu thuộc Thổ.',
  ],
  disclaimer: 'Đây là quan niệm dân gian, chỉ để tham khảo và giải trí. Đá không chữa bệnh và ' +
    'không thay đổi được vận mệnh.',
};
