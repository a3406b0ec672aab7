import type { AdminField } from '@thach-an/ui/admin';

/** Settings of one heading. */
export interface SettingGroup {
  title: string;
  /** Beginning of the keys of its settings, such as `contact.`. */
  prefixes: readonly string[];
  fields: readonly AdminField[];
}

/** Settings of the shop in the sequence of the page. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Cửa hàng',
    prefixes: ['name', 'slogan', 'description', 'brand'],
    fields: [
      { name: 'name', label: 'Tên cửa hàng', required: true },
      { name: 'slogan', label: 'Câu giới thiệu', hint: 'Đứng sau tên cửa hàng ở trang chủ.' },
      { name: 'description', label: 'Mô tả cho công cụ tìm kiếm' },
      { name: 'brand', label: 'Giới thiệu ở chân trang' },
    ],
  },
  {
    title: 'Liên hệ',
    prefixes: ['contact.', 'social.'],
    fields: [
      { name: 'contact.phone', label: 'Điện thoại', required: true },
      { name: 'contact.email', label: 'Email', kind: 'email', required: true },
      { name: 'contact.hours', label: 'Giờ trả lời' },
      { name: 'social.facebook', label: 'Facebook', placeholder: 'https://' },
      { name: 'social.instagram', label: 'Instagram', placeholder: 'https://' },
      { name: 'social.youtube', label: 'YouTube', placeholder: 'https://' },
      { name: 'social.tiktok', label: 'TikTok', placeholder: 'https://' },
      { name: 'social.zalo', label: 'Zalo', placeholder: 'https://' },
    ],
  },
  {
    title: 'Tài khoản ngân hàng',
    prefixes: ['transfer.'],
    fields: [
      {
        name: 'transfer.bank',
        label: 'Mã ngân hàng (BIN)',
        hint: '6 số, ví dụ 970436 của Vietcombank. Lưu mục này cần xác nhận danh tính.',
      },
      { name: 'transfer.account', label: 'Số tài khoản' },
      { name: 'transfer.name', label: 'Chủ tài khoản' },
    ],
  },
  {
    title: 'Người bán và thông báo với cơ quan quản lý',
    prefixes: ['seller.', 'notice.', 'privacy.'],
    fields: [
      { name: 'seller.legalName', label: 'Tên công ty hoặc hộ kinh doanh' },
      { name: 'seller.representative', label: 'Người đại diện' },
      { name: 'seller.taxCode', label: 'Mã số thuế' },
      { name: 'seller.registration', label: 'Đăng ký kinh doanh', hint: 'Số, ngày và nơi cấp.' },
      { name: 'seller.address', label: 'Địa chỉ đăng ký' },
      { name: 'notice.url', label: 'Trang thông báo website', placeholder: 'https://' },
      { name: 'notice.symbol', label: 'Tệp ảnh biểu tượng đã thông báo' },
      { name: 'privacy.storage', label: 'Nước đặt cơ sở dữ liệu' },
    ],
  },
  {
    title: 'Giao hàng',
    prefixes: ['delivery.', 'shipping.'],
    fields: [
      { name: 'delivery.area', label: 'Khu vực giao hàng', required: true },
      { name: 'delivery.preparation', label: 'Thời gian chuẩn bị', required: true },
      { name: 'delivery.time', label: 'Thời gian giao', required: true },
      { name: 'delivery.remoteTime', label: 'Thời gian giao vùng xa' },
      { name: 'delivery.carrier', label: 'Đơn vị vận chuyển' },
      { name: 'shipping.fee', label: 'Phí giao hàng', kind: 'money', required: true },
      {
        name: 'shipping.freeFrom',
        label: 'Miễn phí từ',
        kind: 'money',
        hint: 'Tiền hàng từ mức này được miễn phí giao; 0 là không miễn phí.',
      },
    ],
  },
  {
    title: 'Đổi trả và khiếu nại',
    prefixes: ['returns.', 'complaints.'],
    fields: [
      { name: 'returns.days', label: 'Số ngày đổi trả', kind: 'number', required: true },
      { name: 'returns.refundDays', label: 'Số ngày hoàn tiền', kind: 'number', required: true },
      { name: 'returns.address', label: 'Địa chỉ nhận hàng trả' },
      {
        name: 'complaints.answerDays',
        label: 'Trả lời khiếu nại trong (ngày làm việc)',
        kind: 'number',
      },
      { name: 'complaints.goodsDays', label: 'Giải quyết về hàng hóa (ngày)', kind: 'number' },
      { name: 'complaints.paymentDays', label: 'Giải quyết về thanh toán (ngày)', kind: 'number' },
      { name: 'complaints.otherDays', label: 'Giải quyết việc khác (ngày)', kind: 'number' },
    ],
  },
  {
    title: 'Tìm kiếm',
    prefixes: ['search.'],
    fields: [{
      name: 'search.synonyms',
      label: 'Từ đồng nghĩa',
      hint: 'Ví dụ: vòng cổ = dây chuyền; tỳ hưu > tượng',
    }],
  },
];

/**
 * Returns the groups with all settings of the server: a setting without a label has its key as
 * label, at the end of its group or in one of its own.
 */
export function groupSettings(values: Readonly<Record<string, string | number>>): SettingGroup[] {
  const known = new Set(settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const others = Object.entries(values).filter(([key]) => !known.has(key)).map(([key, value]) => ({
    name: key,
    label: key,
    kind: typeof value === 'number' ? 'number' : 'text',
  } as const));
  const belongs = (prefixes: readonly string[]) => ({ name }: AdminField) =>
    prefixes.some((prefix) => name.startsWith(prefix));
  const rest = others.filter((field) =>
    !settingGroups.some(({ prefixes }) => belongs(prefixes)(field))
  );
  return [
    ...settingGroups.map((group) => ({
      ...group,
      fields: [...group.fields, ...others.filter(belongs(group.prefixes))]
        .filter(({ name }) => name in values),
    })),
    ...rest.length > 0 ? [{ title: 'Khác', prefixes: [], fields: rest }] : [],
  ];
}
