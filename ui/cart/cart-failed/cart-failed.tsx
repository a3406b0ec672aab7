import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';

export interface CartFailedProps {
  /** Called when the visitor asks to load the cart again. */
  onRetry: () => void;
}

/** Replaces the cart when its content could not be loaded. */
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
