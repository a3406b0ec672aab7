export const settingsSentences = {
  'BROKEN_RULE.emptyPage': 'Trang chưa có nội dung.',
  'BROKEN_RULE.image': 'Trang chưa hỗ trợ hình ảnh.',
  'BROKEN_RULE.nestedInlines': ({ limit }: { limit: number }) =>
    `Chữ đậm và chữ nghiêng chỉ được lồng nhau tối đa ${limit} cấp.`,
  'BROKEN_RULE.nestedBlocks': ({ limit }: { limit: number }) =>
    `Danh sách và trích dẫn chỉ được lồng nhau tối đa ${limit} cấp.`,
  'BROKEN_RULE.page': 'Nội dung trang chưa hợp lệ.',
  'BROKEN_RULE.pageLength': ({ limit }: { limit: number }) =>
    `Trang không được dài quá ${limit.toLocaleString('vi')} ký tự.`,
  'BROKEN_RULE.paragraphMarks': ({ limit }: { limit: number }) =>
    `Một đoạn chỉ được có tối đa ${limit} dấu * hoặc _.`,
  'BROKEN_RULE.placeholderLine': 'Chỗ điền phải viết trên một dòng, ví dụ {{contact.phone}}.',
  'BROKEN_RULE.settings': 'Thiết lập chưa hợp lệ.',
  'BROKEN_RULE.titleLength': ({ limit }: { limit: number }) =>
    `Tiêu đề không được dài quá ${limit} ký tự.`,
  'BROKEN_RULE.titleText': 'Tiêu đề phải là một dòng chữ, không có chỗ điền.',
  'BROKEN_RULE.unknownPlaceholder': ({ text }: { text: string }) => `Không có chỗ điền ${text}.`,
  'BROKEN_RULE.unknownProvince': ({ text }: { text: string }) => `Không có tỉnh thành ${text}.`,
  'BROKEN_RULE.unknownSetting': 'Không có thiết lập này.',
  'BROKEN_RULE.unprintable': 'Có ký tự không hợp lệ.',
  'BROKEN_RULE.unsafeLink': ({ href }: { href: string }) => `Liên kết không dùng được: ${href}`,
  'CHANGED.page': 'Trang vừa được thay đổi ở nơi khác. Vui lòng xem lại rồi thử lại.',
  'CHANGED.settings': 'Thiết lập vừa được thay đổi ở nơi khác. Vui lòng xem lại rồi thử lại.',
};
