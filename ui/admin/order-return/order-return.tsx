import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Panel } from '../panel.tsx';
import { orderReturnMessages as messages } from './order-return-messages.ts';

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
    <Panel title={messages.title} data-slot='order-return'>
      <p className='break-words whitespace-pre-line'>{reason}</p>
      {pictures.length > 0 && (
        <ul className='mt-3 grid grid-cols-3 gap-3'>
          {pictures.map((src, index) => (
            <li key={index}>
              <a href={src} download={messages.file(index + 1)} title={messages.download}>
                <img
                  src={src}
                  alt={messages.picture(index + 1)}
                  className='aspect-square w-full rounded-field object-cover'
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && state === 'requested' && (
        <p className='mt-2 text-sm text-ink-soft print:hidden'>{messages.picturesEnd}</p>
      )}
      {state !== 'requested' && (
        <p className='mt-2 text-ink-soft'>{[messages[state], note].filter(Boolean).join(': ')}</p>
      )}
      {state === 'requested' && onDecide && (
        <form onSubmit={onSubmit} className='mt-3 grid gap-3 print:hidden'>
          <TextField
            label={messages.note}
            value={text}
            onChange={({ currentTarget }) =>
              setText(currentTarget.value)}
          />
          <div className='flex flex-wrap gap-3'>
            <Button type='submit' variant='secondary' aria-disabled={busy}>
              {messages.accept}
            </Button>
            <Button
              variant='danger'
              aria-disabled={busy}
              onClick={() =>
                decide('refused')}
            >
              {messages.refuse}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
