export const staffSentences = {
  'BROKEN_RULE.passkey': 'Không tạo được khóa truy cập trên thiết bị này, vui lòng thử lại.',
  'BROKEN_RULE.staffName': 'Vui lòng nhập họ tên.',
  'CHANGED.staff': 'Nhân viên này vừa được thay đổi ở nơi khác.',
  CONFIRM_REQUIRED: 'Vui lòng xác nhận lại danh tính để thực hiện thao tác này.',
  'FORBIDDEN.origin': 'Yêu cầu không được gửi từ trang quản trị.',
  LAST_OWNER: 'Cửa hàng phải còn ít nhất một chủ cửa hàng.',
  LAST_PASSKEY: 'Đây là cách đăng nhập duy nhất của bạn. Hãy thêm một khóa truy cập khác trước.',
  'NOT_FOUND.invitation':
    'Liên kết mời không đúng, đã được dùng hoặc đã hết hạn. Nếu bạn vừa tạo khóa truy cập bằng ' +
    'liên kết này thì hãy đăng nhập. Nếu chưa, nhờ chủ cửa hàng gửi liên kết mới.',
  'NOT_FOUND.operation': 'Không có thao tác này.',
  'NOT_FOUND.passkey': 'Không tìm thấy khóa truy cập này.',
  'NOT_FOUND.staff': 'Không tìm thấy nhân viên này.',
  'WRONG_CREDENTIALS.staff': 'Email, mật khẩu hoặc mã xác thực không đúng.',
  'WRONG_CREDENTIALS.passkey': 'Khóa truy cập này không dùng được, vui lòng thử lại.',
};
