import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const cartFailedMessages = {
  title: 'Chưa tải được giỏ hàng',
  text: 'Giỏ hàng của bạn vẫn được giữ nguyên. Hãy kiểm tra kết nối mạng rồi thử lại.',
};

export interface CartFailedProps {
  /** Called when the visitor asks to load the cart again. */
  onRetry: () => void;
}

/** Replaces the cart when its content could not be loaded. */
export function CartFailed({ onRetry }: CartFailedProps) {
  const messages = useMessages('cartFailed', cartFailedMessages);
  const { retry } = useMessages('actions', actionMessages);
  return (
    <EmptyState
      title={messages.title}
      action={<Button onClick={onRetry}>{retry}</Button>}
    >
      {messages.text}
    </EmptyState>
  );
}
