/** Texts of the buttons that request another verification mail. */
export const resendMessages = {
  hint: 'Hãy bấm vào liên kết trong email xác thực mà chúng tôi đã gửi cho bạn.',
  resend: 'Gửi lại email xác thực',
  sending: 'Đang gửi...',
  sent: 'Email xác thực đã được gửi lại thành công!',
  failed: 'Không thể gửi lại email xác thực.',
};
