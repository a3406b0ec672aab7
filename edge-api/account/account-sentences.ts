import { savedAddressLimit } from '../contract/account/saved-address.ts';
import { savedChartLimit } from '../contract/account/saved-chart.ts';

export const accountSentences = {
  'ACCOUNT_CHANGED.logIn': 'Tài khoản vừa được thay đổi, vui lòng đăng nhập lại.',
  'ACCOUNT_CHANGED.password':
    'Tài khoản vừa được thay đổi ở nơi khác, vui lòng tải lại trang rồi thử lại.',
  ADDRESS_LIMIT: `Bạn đã lưu đủ ${savedAddressLimit} địa chỉ, vui lòng xóa bớt trước khi thêm.`,
  'BROKEN_RULE.acceptedVersions':
    'Điều khoản vừa được cập nhật. Bạn vui lòng tải lại trang rồi đăng ký lại.',
  'BROKEN_RULE.disownLink':
    'Liên kết không hợp lệ hoặc đã hết hạn. Nếu bạn vừa gỡ email thì việc này đã xong.',
  'BROKEN_RULE.emailLink':
    'Liên kết xác nhận không hợp lệ hoặc đã được sử dụng. Nếu bạn vừa xác nhận thì email đã được đổi, hãy đăng nhập bằng email mới.',
  'BROKEN_RULE.emailLinkExpired': 'Liên kết xác nhận đã hết hạn, vui lòng đổi email lại từ đầu.',
  'BROKEN_RULE.facebookEmailMissing':
    'Tài khoản Facebook của bạn chưa có email, vui lòng đăng ký bằng email.',
  'BROKEN_RULE.guestCode':
    'Mã chưa đúng hoặc đã hết hạn. Bạn kiểm tra lại email mới nhất, hoặc yêu cầu gửi mã khác.',
  'BROKEN_RULE.passwordCommon': 'Mật khẩu này quá phổ biến, vui lòng chọn mật khẩu khác.',
  'BROKEN_RULE.passwordGuessable': 'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.',
  'BROKEN_RULE.passwordMissing': 'Vui lòng nhập mật khẩu hiện tại.',
  'BROKEN_RULE.passwordPersonal': 'Mật khẩu không được trùng với email hoặc họ tên của bạn.',
  'BROKEN_RULE.resetLink': 'Liên kết đặt lại mật khẩu không hợp lệ.',
  'BROKEN_RULE.resetLinkExpired': 'Liên kết đặt lại mật khẩu đã hết hạn, vui lòng yêu cầu gửi lại.',
  'BROKEN_RULE.sameEmail': 'Tài khoản của bạn đang dùng chính email này.',
  'BROKEN_RULE.verificationLink': 'Link xác thực không hợp lệ',
  'BROKEN_RULE.verificationLinkExpired': 'Link xác thực đã hết hạn, vui lòng yêu cầu gửi lại.',
  CHART_LIMIT: `Bạn đã lưu đủ ${savedChartLimit} lá số, vui lòng xóa bớt trước khi lưu thêm.`,
  // A guest, who has ordered with it, has no password yet.
  EMAIL_TAKEN:
    'Email này đã được đăng ký, vui lòng đăng nhập. Nếu chưa có mật khẩu, bạn chọn “Quên mật khẩu?”.',
  'EMAIL_TAKEN.change': 'Email này đã được dùng cho tài khoản khác, vui lòng chọn email khác.',
  'FORBIDDEN.guestOrders': 'Cửa hàng chỉ nhận đơn khi bạn đã đăng nhập, vui lòng đăng nhập.',
  FACEBOOK_REFUSED: 'Không thể lấy thông tin từ Facebook',
  'LINK_USED.reset':
    'Liên kết này đã được sử dụng. Nếu bạn vừa đổi mật khẩu, hãy đăng nhập bằng mật khẩu mới; nếu chưa, vui lòng yêu cầu gửi lại.',
  'LINK_USED.verification': 'Link này đã được sử dụng, email của bạn đã được xác thực.',
  'NOT_FOUND.address': 'Không tìm thấy địa chỉ này.',
  'NOT_FOUND.chart': 'Không tìm thấy lá số này.',
  'NOT_FOUND.session': 'Thiết bị này đã được đăng xuất.',
  ORDERS_OPEN:
    'Bạn còn đơn hàng chưa hoàn tất. Vui lòng đợi giao xong hoặc liên hệ cửa hàng để hủy đơn rồi hãy xóa tài khoản.',
  'ORDERS_OPEN.return':
    'Bạn có yêu cầu đổi trả chưa xong. Nếu xóa tài khoản bây giờ, cửa hàng không còn cách liên hệ để nhận hàng và hoàn tiền. Vui lòng đợi xong rồi hãy xóa.',
  UNAUTHENTICATED: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
  'UNAVAILABLE.facebook': 'Cửa hàng chưa mở đăng nhập bằng Facebook.',
  WRONG_CREDENTIALS: 'Email hoặc mật khẩu không đúng.',
  WRONG_PASSWORD: 'Mật khẩu hiện tại không đúng. Nếu bạn vừa đổi mật khẩu, hãy nhập mật khẩu mới.',
};
