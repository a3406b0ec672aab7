import type { FormDialogProps } from '../form-sheet.tsx';
import { ItemsSheet, type ItemUnits } from '../items-sheet.tsx';

export interface ReturnItemsProps extends FormDialogProps {
  /** Code of the order. */
  code: string;
  /** Items that the customer has, more than one unit. */
  items: readonly (ItemUnits & { name: string })[];
  /** Called with a reason and the items; without both if the whole order comes back. */
  onReturn: (part?: { reason: string; items: ItemUnits[] }) => void;
}

/** Dialog that takes back the goods of a delivered order, or some of them with a reason. */
export function ReturnItems({ code, onReturn, ...sheet }: ReturnItemsProps) {
  return (
    <ItemsSheet
      {...sheet}
      slot='return-items'
      divisible
      asksAlways={false}
      onChoose={({ reason, items }) => onReturn(items && { reason, items })}
      texts={{ ...texts, title: `Nhận lại hàng của đơn ${code}` }}
    />
  );
}

const texts = {
  scope: 'Nhận lại',
  quantity: 'Số lượng nhận lại',
  empty: 'Nhập số lượng nhận lại của ít nhất một sản phẩm.',
  back: 'Đóng',
  working: 'Đang ghi...',
  action: { whole: 'Nhận lại cả đơn', part: 'Nhận lại phần đã chọn' },
  note: {
    whole:
      'Hàng được cộng lại vào kho, đơn chuyển sang “Đã trả hàng”. Tiền khách đã trả cần được hoàn lại. Khách nhận email.',
    part:
      'Hàng được cộng lại vào kho. Số tiền phải hoàn, đã trừ tiền hoàn trước đó, hiện trong phần tiền của đơn: bạn trả lại cho khách, rồi bấm “Hoàn tiền” để ghi lại. Nếu lần hoàn trước là giảm giá cho món khách giữ, trả thêm khoản ấy. Khách nhận email.',
  },
  reasons: ['Khách đổi ý', 'Không vừa cỡ', 'Hàng lỗi', 'Giao nhầm hàng', 'Vỡ khi vận chuyển'],
};
