/** Columns that a product file should have, and those that are wrong. */
export type FileColumns = Record<'columns' | 'missing' | 'unknown' | 'doubled', readonly string[]>;

export const catalogueSentences = {
  'BROKEN_RULE.fixedField': 'Không thay đổi được trường này.',
  'BROKEN_RULE.inStock': 'Sản phẩm này đã có hàng. Bạn tải lại trang để đặt mua.',
  'BROKEN_RULE.optionTaken': 'Trong nhóm đã có sản phẩm với phân loại này.',
  'BROKEN_RULE.stockLimit': 'Tồn kho của một sản phẩm tối đa 1.000.000.',
  'BROKEN_RULE.pictureContent': ({ type }: { type: string }) =>
    `Nội dung của tệp không phải là ${type}.`,
  'BROKEN_RULE.pictureName': ({ name }: { name: string }) =>
    `Tên tệp không dùng được cho hình ảnh: ${name}`,
  'BROKEN_RULE.pictureNameTaken': ({ name }: { name: string }) =>
    `Tên ${name} đã có hình ảnh khác, vui lòng đặt tên mới.`,
  'BROKEN_RULE.pictureShape': ({ width }: { width: number }) =>
    `Ảnh thu nhỏ phải rộng ${width} px và cùng tỉ lệ với ảnh gốc.`,
  'BROKEN_RULE.pictureSide': 'Mỗi cạnh của ảnh tối đa 4.000 px.',
  'BROKEN_RULE.pictureSize': 'Hình ảnh lớn hơn 4 MB.',
  'BROKEN_RULE.pictureUnreadable': 'Ảnh bị thiếu hoặc không đọc được, vui lòng chọn ảnh khác.',
  'BROKEN_RULE.pictureWidth': 'Ảnh thu nhỏ rộng 400, 800 hoặc 1.600 px.',
  'BROKEN_RULE.uploadSize': 'Tệp lớn hơn 1 MB.',
  'BROKEN_RULE.product': 'Sản phẩm chưa hợp lệ.',
  'CATALOGUE_CHANGED': 'Sản phẩm đã thay đổi trong khi xuất, vui lòng thử lại.',
  'CATEGORY_IN_USE': ({ category }: { category: string }) =>
    `Danh mục “${category}” hoặc danh mục con bị bỏ còn sản phẩm, vui lòng chuyển sản phẩm sang chỗ khác trước.`,
  'CATEGORY_IN_USE.rename': ({ category, products }: { category: string; products: number }) =>
    `Danh mục “${category}” có ${products} sản phẩm, vui lòng đổi tên bằng cách nhập tệp sản phẩm.`,
  'CATEGORY_LIMIT': ({ limit }: { limit: number }) =>
    `Cửa hàng chỉ có tối đa ${limit} danh mục. Vui lòng xóa bớt một danh mục trống.`,
  'CATEGORY_NAME': 'Đã có danh mục với tên này.',
  'CHANGED.category': 'Danh mục vừa được thay đổi ở nơi khác.',
  'CHANGED.product': 'Sản phẩm vừa được thay đổi ở nơi khác.',
  'FILE_COLUMNS': ({ columns }: FileColumns) =>
    `Dòng đầu của tệp phải có các cột: ${columns.join(', ')}.`,
  'FILE_EMPTY': ({ file }: { file: string }) => `Tệp ${file} không có sản phẩm nào.`,
  'FILE_UNREADABLE.csv': ({ reason }: { reason: string }) => `Tệp không phải CSV: ${reason}`,
  'FILE_UNREADABLE.item': ({ where }: { where: string }) => `Mục ${where} phải là một đối tượng.`,
  'FILE_UNREADABLE.json': ({ reason }: { reason: string }) => `Tệp không phải JSON: ${reason}`,
  'FILE_UNREADABLE.list': 'Tệp JSON phải là một danh sách sản phẩm.',
  'FILE_WRONG': ({ file, count }: { file: string; count: number }) =>
    `Tệp ${file} có ${count} lỗi.`,
  'IMPORT_EXPIRED': 'Việc nhập đã bị gián đoạn quá lâu, vui lòng nhập lại.',
  'IMPORT_INCOMPLETE': ({ reason }: { reason: string }) =>
    `Mới nhập được một phần (${reason}), vui lòng nhập lại tệp này.`,
  'IMPORT_INCOMPLETE.category':
    'Mới nhập được một phần vì danh mục vừa được thay đổi ở nơi khác. Vui lòng sửa danh mục trong ' +
    'tệp rồi nhập lại.',
  'IMPORT_INCOMPLETE.expired':
    'Mới nhập được một phần vì việc nhập đã bị gián đoạn quá lâu, vui lòng nhập lại tệp này.',
  'MOVE_TOO_FAR': 'Mỗi lần chỉ chuyển được tối đa 100 vị trí.',
  'NOT_FOUND.category': 'Không tìm thấy danh mục này.',
  'NOT_FOUND.picture': ({ name }: { name: string }) => `Không có hình ảnh nào tên ${name}.`,
  'NOT_FOUND.product': 'Sản phẩm này đã ngừng bán.',
  'NOT_FOUND.staffProduct': 'Không tìm thấy sản phẩm này.',
  'OUT_OF_STOCK.adjustment': 'Không đủ hàng.',
  'UNAVAILABLE.stockNotices':
    'Danh sách chờ đang đầy. Bạn vui lòng thử lại sau hoặc liên hệ cửa hàng.',
  'UNSUPPORTED_MEDIA_TYPE.certificate': 'Giấy kiểm định phải là ảnh hoặc tệp PDF.',
  'UNSUPPORTED_MEDIA_TYPE.picture': 'Ảnh phải là WebP, AVIF, JPEG hoặc PNG.',
  'UNSUPPORTED_MEDIA_TYPE.pictureForm': 'Ảnh thu nhỏ phải là WebP hoặc AVIF.',
};
