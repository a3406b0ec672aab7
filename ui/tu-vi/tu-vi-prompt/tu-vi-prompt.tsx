import { Compass } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';

export interface TuViPromptProps {
  /** Called when the visitor asks for the form. */
  onBack: () => void;
}

/** Replaces the birth chart before the first analysis. */
export function TuViPrompt({ onBack }: TuViPromptProps) {
  return (
    <EmptyState
      title='Chưa có lá số'
      icon={<Compass aria-hidden size={32} strokeWidth={1.5} />}
      action={<Button onClick={onBack}>Nhập thông tin</Button>}
    >
      Vui lòng nhập thông tin để xem phân tích.
    </EmptyState>
  );
}
