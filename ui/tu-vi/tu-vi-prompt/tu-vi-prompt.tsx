import { Compass } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViPromptMessages = {
  title: 'Chưa có lá số',
  text: 'Vui lòng nhập thông tin để xem phân tích.',
  back: 'Nhập thông tin',
};

export interface TuViPromptProps {
  /** Called when the visitor asks for the form. */
  onBack: () => void;
}

/** Replaces the birth chart before the first analysis. */
export function TuViPrompt({ onBack }: TuViPromptProps) {
  const messages = useMessages('tuViPrompt', tuViPromptMessages);
  return (
    <EmptyState
      title={messages.title}
      icon={<Compass aria-hidden size={32} strokeWidth={1.5} />}
      action={<Button onClick={onBack}>{messages.back}</Button>}
    >
      {messages.text}
    </EmptyState>
  );
}
