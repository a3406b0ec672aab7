export const paymentSentences = {
  'FORBIDDEN.sandbox': 'Trang này chỉ dùng để thử.',
  'FORBIDDEN.sandboxOrigin':
    'Yêu cầu không đến từ trang thanh toán. Vui lòng mở lại trang thanh toán và thử lại.',
  'NOT_FOUND.payment': 'Đường dẫn không đúng hoặc giao dịch không còn tồn tại.',
};
