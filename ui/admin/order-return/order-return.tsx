import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { Panel } from '../panel.tsx';

const decisions = { accepted: 'Đã đồng ý', refused: 'Đã từ chối' };

export interface OrderReturnProps {
  /** Request of the customer, and what was decided. */
  request: {
    state: 'requested' | 'accepted' | 'refused';
    reason: string;
    note: string | null;
  };
  /** Addresses of the pictures that the customer has sent. @default none */
  pictures?: readonly string[];
  /** Called with the decision and a note; without it none can be made. @default undefined */
  onDecide?: (decision: 'accepted' | 'refused', note: string) => void;
  /** `true` while the decision is being sent. @default false */
  busy?: boolean;
}

/** Request to return the goods of an order, and the decision about it. */
export function OrderReturn({ request, pictures = [], onDecide, busy = false }: OrderReturnProps) {
  const { state, reason, note } = request;
  const [text, setText] = useState('');
  const decide = (decision: 'accepted' | 'refused') => !busy && onDecide?.(decision, text.trim());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    decide('accepted');
  };
  return (
    <Panel title='Khách yêu cầu đổi trả' data-slot='order-return'>
      <p className='break-words whitespace-pre-line'>{reason}</p>
      {pictures.length > 0 && (
        <ul className='mt-3 grid grid-cols-3 gap-3'>
          {pictures.map((src, index) => (
            <li key={index}>
              <a href={src} download={`doi-tra-${index + 1}`} title='Tải ảnh'>
                <img
                  src={src}
                  alt={`Ảnh khách gửi ${index + 1}`}
                  className='aspect-square w-full rounded-field object-cover'
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && state === 'requested' && (
        <p className='mt-2 text-sm text-ink-soft print:hidden'>
          Ảnh bị xóa khi bạn trả lời. Chạm vào ảnh để tải về nếu cần giữ.
        </p>
      )}
      {state !== 'requested' && (
        <p className='mt-2 whitespace-pre-line text-ink-soft'>
          {[decisions[state], note].filter(Boolean).join(': ')}
        </p>
      )}
      {state === 'requested' && onDecide && (
        <form onSubmit={onSubmit} className='mt-3 grid gap-3 print:hidden'>
          <Field label='Trả lời cho khách'>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={1_000}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
                className={controlClass}
              />
            )}
          </Field>
          <div className='flex flex-wrap gap-3'>
            <Button type='submit' variant='secondary' aria-disabled={busy}>
              Đồng ý đổi trả
            </Button>
            <Button
              variant='danger'
              aria-disabled={busy}
              onClick={() =>
                decide('refused')}
            >
              Từ chối
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
