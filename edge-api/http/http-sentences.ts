/** Sentences of errors that belong to no area. */
export const httpSentences = {
  BAD_REQUEST: 'Yêu cầu không hợp lệ.',
  BODY_TIMEOUT: 'Dữ liệu gửi lên quá chậm, vui lòng thử lại.',
  /** A rule of a schema of the contract, which has its own sentence. */
  'BROKEN_RULE.schema': ({ sentence }: { sentence: string }) => sentence,
  FORBIDDEN: 'Bạn không có quyền thực hiện thao tác này.',
  INTERNAL: 'Lỗi server, vui lòng thử lại sau',
  MALFORMED: 'Không đọc được dữ liệu gửi lên.',
  METHOD_NOT_ALLOWED: 'Yêu cầu không được hỗ trợ.',
  NOT_FOUND: 'Không tìm thấy nội dung bạn yêu cầu.',
  RATE_LIMITED: ({ seconds }: { seconds: number }) =>
    `Bạn đã thử quá nhiều lần, vui lòng thử lại sau ${formatDuration(seconds)}.`,
  TOO_LARGE: 'Dữ liệu gửi lên quá lớn.',
  UNAVAILABLE: 'Hệ thống đang bận, vui lòng thử lại sau ít phút.',
  UNSUPPORTED_MEDIA_TYPE: 'Dữ liệu gửi lên phải ở định dạng JSON.',
  WRONG_SECRET: 'Bạn không có quyền thực hiện thao tác này.',
};

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} giây`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} phút` : `${Math.ceil(minutes / 60)} giờ`;
}
