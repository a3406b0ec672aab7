import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { orderSummaryMessages } from './order-summary-messages.ts';

export interface OrderChangesProps {
  /** One sentence for each change. */
  lines: readonly string[];
  /** Called when the visitor accepts the changes. */
  onAccept: () => void;
}

/**
 * Lists what has changed since the visitor last saw the order, with a button to accept it. Takes
 * the focus when it appears.
 */
export function OrderChanges({ lines, onAccept }: OrderChangesProps) {
  const messages = useMessages('orderSummary', orderSummaryMessages);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} data-slot='order-changes' className='rounded-card'>
      <Notice tone='info' title={messages.changed}>
        <ul className='mt-1 list-disc space-y-1 pl-5'>
          {lines.map((line) => <li key={line}>{line}</li>)}
        </ul>
        <Button onClick={onAccept} className='mt-3 w-full'>
          {messages.accept}
        </Button>
      </Notice>
    </div>
  );
}
