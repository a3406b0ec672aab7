import type { AdminField } from '@thach-an/ui/admin';

const fields: readonly AdminField[] = [
  { name: 'code', label: 'Mã', required: true, hint: 'Chữ không dấu, số, - và _, ví dụ TET2027.' },
  {
    name: 'kind',
    label: 'Cách giảm',
    kind: 'choice',
    options: [
      { value: 'percent', label: 'Phần trăm tiền hàng' },
      { value: 'amount', label: 'Số tiền cố định' },
    ],
  },
  { name: 'value', label: 'Mức giảm', kind: 'money', required: true },
  { name: 'minimum', label: 'Tiền hàng tối thiểu', kind: 'money' },
  {
    name: 'firstOrderOnly',
    label: 'Chỉ cho đơn đầu tiên của khách',
    kind: 'check',
    hint: 'Khách phải có tài khoản đã xác thực email.',
  },
  { name: 'from', label: 'Bắt đầu', kind: 'time', hint: 'Để trống: có hiệu lực ngay.' },
  { name: 'to', label: 'Kết thúc', kind: 'time', hint: 'Để trống: không có hạn.' },
  {
    name: 'limit',
    label: 'Tổng số lượt dùng',
    kind: 'number',
    placeholder: 'Không giới hạn',
    hint: 'Đơn đã hủy không tính.',
  },
  {
    name: 'limitPerCustomer',
    label: 'Số lượt mỗi khách',
    kind: 'number',
    placeholder: 'Không giới hạn',
  },
];

const percent: AdminField = {
  name: 'value',
  label: 'Mức giảm (%)',
  kind: 'number',
  required: true,
  hint: 'Số nguyên từ 1 đến 100.',
};

/**
 * Returns the fields of a promo code of a kind. A share in percent has no dots that separate
 * thousands: 7.5 is no 75.
 */
export const promoFieldsOf = (kind: unknown): readonly AdminField[] =>
  kind === 'amount' ? fields : fields.map((field) => field.name === 'value' ? percent : field);
