import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';

export interface OrderChangesProps {
  /** What is different now, line by line, in words. */
  lines: readonly string[];
  onAccept: () => void;
}

/** What the server found changed since the visitor last looked, and the way to accept it. It takes the focus. */
export function OrderChanges({ lines, onAccept }: OrderChangesProps) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.focus(), []);
  return (
    <div ref={whole} tabIndex={-1} data-slot='order-changes' className='rounded-card'>
      <Notice tone='info' title='Đơn hàng có thay đổi'>
        <ul className='mt-1 list-disc space-y-1 pl-5'>
          {lines.map((line) => <li key={line}>{line}</li>)}
        </ul>
        <Button onClick={onAccept} className='mt-3 w-full'>
          Đồng ý và tiếp tục
        </Button>
      </Notice>
    </div>
  );
}
