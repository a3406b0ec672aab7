import type { FormDialogProps } from '../form-sheet.tsx';
import { ItemsSheet, type ItemUnits } from '../items-sheet.tsx';

export interface CancelOrderProps extends FormDialogProps {
  /** Code of the order. */
  code: string;
  /** Items that can be cancelled. */
  items: readonly (ItemUnits & { name: string })[];
  /** `true` if some of the items can be cancelled alone. */
  divisible: boolean;
  /** Called with the reason, and with the items if only some are cancelled. */
  onCancel: (cancellation: { reason: string; items?: ItemUnits[] }) => void;
}

/** Dialog that cancels an order, or some of its items, with a reason. */
export function CancelOrder({ code, onCancel, ...sheet }: CancelOrderProps) {
  return (
    <ItemsSheet
      {...sheet}
      slot='cancel-order'
      variant='danger'
      asksAlways
      onChoose={onCancel}
      texts={{ ...texts, title: `Hủy đơn ${code}` }}
    />
  );
}

const texts = {
  scope: 'Hủy',
  quantity: 'Số lượng hủy',
  empty: 'Nhập số lượng muốn hủy của ít nhất một sản phẩm.',
  back: 'Không hủy',
  working: 'Đang hủy...',
  action: { whole: 'Hủy đơn', part: 'Hủy phần đã chọn' },
  note: {
    whole:
      'Hàng được cộng lại vào kho, mã giảm giá dùng lại được, phí giao không thu. Tiền khách đã trả cần được hoàn lại. Khách nhận email báo hủy.',
    part:
      'Phần còn lại giữ phí giao hàng và phần giảm giá tương ứng; mã giảm giá vẫn tính là đã dùng. Tiền khách đã trả thừa cần được hoàn lại.',
  },
  reasons: [
    'Khách đổi ý',
    'Không liên lạc được',
    'Khách không nhận hàng',
    'Hết hàng',
    'Đặt trùng',
  ],
};
