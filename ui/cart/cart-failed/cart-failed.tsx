import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';

export interface CartFailedProps {
  /** Asks once more for what could not be loaded. */
  onRetry: () => void;
}

/** Stands where the cart would, when what is in it could not be loaded. */
export function CartFailed({ onRetry }: CartFailedProps) {
  return (
    <EmptyState
      title='Chưa tải được giỏ hàng'
      action={<Button onClick={onRetry}>Thử lại</Button>}
    >
      Giỏ hàng của bạn vẫn được giữ nguyên. Hãy kiểm tra kết nối mạng rồi thử lại.
    </EmptyState>
  );
}
