import { bankNames } from '@thach-an/edge-api/contract';
import type { AdminField } from '@thach-an/ui/admin';

/** Settings of one heading. */
export interface SettingGroup {
  title: string;
  /** Beginning of the keys of its settings, such as `contact.`. */
  prefixes: readonly string[];
  fields: readonly AdminField[];
}

/** Choice between two states of a setting. */
const onOff = [{ value: 'off', label: 'Tắt' }, { value: 'on', label: 'Bật' }];

/** Banks by name, in alphabetical order. */
const banks = Object.entries(bankNames).map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'vi'));

/** Labels of the settings with a form of their own. */
export const withOwnForm: ReadonlyMap<string, string> = new Map([
  ['home.picture', 'Ảnh đầu trang chủ'],
  ['shipping.groups', 'Phí theo nhóm tỉnh thành'],
  ['shipping.weightSteps', 'Phụ phí theo khối lượng'],
]);

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
    title: 'Trang chủ',
    prefixes: ['home.'],
    fields: [
      {
        name: 'home.announcement',
        label: 'Thông báo ở đầu mọi trang',
        placeholder: 'Ví dụ: Nghỉ Tết từ 5/2 đến 14/2, đơn được gửi từ 15/2',
        hint: 'Để trống thì không hiện.',
      },
      {
        name: 'home.title',
        label: 'Dòng chữ lớn',
        placeholder: 'Vẻ đẹp tĩnh lặng của đá tự nhiên',
      },
      { name: 'home.sentence', label: 'Câu bên dưới dòng chữ lớn' },
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
        label: 'Ngân hàng',
        kind: 'choice',
        options: [{ value: '', label: 'Không nhận chuyển khoản' }, ...banks],
        hint: 'Lưu mục này cần xác nhận danh tính.',
      },
      { name: 'transfer.account', label: 'Số tài khoản' },
      { name: 'transfer.name', label: 'Chủ tài khoản' },
      {
        name: 'transfer.hours',
        label: 'Giữ đơn chờ chuyển khoản trong (giờ)',
        kind: 'number',
        required: true,
      },
      {
        name: 'transfer.depositFrom',
        label: 'Đơn COD phải đặt cọc từ',
        kind: 'money',
        hint:
          'Đơn trả khi nhận hàng từ mức này chờ khách chuyển khoản tiền cọc; 0 là không cần cọc.',
      },
      {
        name: 'transfer.depositAmount',
        label: 'Tiền cọc',
        kind: 'money',
        hint: 'Phần còn lại được thu khi giao hàng.',
        required: true,
      },
    ],
  },
  {
    title: 'Đơn hàng',
    prefixes: ['alerts.', 'orders.', 'guestOrders', 'gifts', 'addressScheme', 'trust.'],
    fields: [
      {
        name: 'alerts.email',
        label: 'Email nhận báo đơn mới',
        hint: 'Để trống để nhận ở email của cửa hàng; ghi off để không nhận.',
      },
      {
        name: 'orders.changeMinutes',
        label: 'Khách được tự hủy hoặc đổi địa chỉ trong (phút)',
        kind: 'number',
        hint: 'Tính từ khi đơn chuyển sang Đang xử lý. 0 là không được.',
        required: true,
      },
      {
        name: 'guestOrders',
        label: 'Đặt hàng không cần tài khoản',
        kind: 'choice',
        options: onOff,
        hint: 'Khách xác nhận bằng mã gửi qua email.',
      },
      { name: 'gifts', label: 'Gửi làm quà tặng', kind: 'choice', options: onOff },
      {
        name: 'addressScheme',
        label: 'Địa giới trong địa chỉ',
        kind: 'choice',
        options: [
          { value: 'districts', label: 'Ba cấp: tỉnh, huyện, xã' },
          { value: 'communes', label: 'Hai cấp: tỉnh, xã (từ 1/7/2025)' },
        ],
      },
      { name: 'trust.inspection', label: 'Câu về kiểm tra hàng, cạnh nút mua' },
      { name: 'trust.certificate', label: 'Câu về giấy kiểm định, cạnh nút mua' },
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
      {
        name: 'delivery.workDays',
        label: 'Ngày làm việc',
        kind: 'choice',
        options: [
          { value: 'off', label: 'Không hiện ngày dự kiến giao' },
          { value: 'mon-fri', label: 'Thứ hai đến thứ sáu' },
          { value: 'mon-sat', label: 'Thứ hai đến thứ bảy' },
          { value: 'daily', label: 'Mọi ngày' },
        ],
      },
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
  const others = Object.entries(values)
    .filter(([key]) => !known.has(key) && !withOwnForm.has(key)).map(([key, value]) => ({
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
