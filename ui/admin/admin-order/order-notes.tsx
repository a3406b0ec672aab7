import { type FormEvent, useId, useMemo, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { controlClass } from '../../primitives/field/field.tsx';
import { Panel } from '../panel.tsx';
import { eventNames } from './event-names.ts';
import type { AdminOrderView } from './admin-order-view.ts';

const actorNames: Readonly<Record<string, string>> = {
  customer: 'khách',
  cli: 'dòng lệnh',
  system: 'hệ thống',
  outside: 'hệ thống',
  sandbox: 'thẻ thử nghiệm',
  sepay: 'SePay',
  casso: 'Casso',
  payos: 'payOS',
  stripe: 'Stripe',
};

const actorOf = (actor: string) => actorNames[actor] ?? actor;

interface OrderNotesProps {
  /** Notes, the earliest first. */
  notes: AdminOrderView['notes'];
  /** Called with a note and its key; without it none can be written. */
  onNote?: (text: string, key: string) => Promise<boolean>;
  /** `true` while an action is sent. */
  busy?: boolean;
}

/** Private notes about an order, with a form for another one. */
export function OrderNotes({ notes, onNote, busy }: OrderNotesProps) {
  const id = useId();
  const [text, setText] = useState('');
  // A repetition after a lost reply is the same note.
  const key = useMemo(() => crypto.randomUUID(), [text]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The text stays if it was not stored.
    if (!busy && text.trim() && await onNote?.(text, key)) setText('');
  };
  return (
    <Panel title='Ghi chú nội bộ'>
      {notes.length === 0 && <p className='text-ink-soft'>Chưa có ghi chú.</p>}
      <ul className='grid gap-3'>
        {notes.map((note) => (
          <li key={`${note.at} ${note.text}`}>
            <p className='break-words whitespace-pre-line'>{note.text}</p>
            <p className='text-sm text-ink-soft'>
              {actorOf(note.actor)}, {formatDateTime(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {onNote && (
        <form onSubmit={submit} className='mt-3 grid gap-2 print:hidden'>
          <label htmlFor={id} className='sr-only'>Ghi chú nội bộ</label>
          <textarea
            id={id}
            rows={2}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            className={controlClass}
          />
          <Button
            type='submit'
            variant='secondary'
            aria-disabled={busy || !text.trim()}
            className='justify-self-start'
          >
            {busy ? 'Đang lưu...' : 'Lưu ghi chú'}
          </Button>
        </form>
      )}
    </Panel>
  );
}

interface OrderTimelineProps {
  /** Events, the latest first. */
  timeline: AdminOrderView['timeline'];
}

/** History of an order. */
export function OrderTimeline({ timeline }: OrderTimelineProps) {
  return (
    <Panel title='Lịch sử'>
      <ol className='grid gap-3 border-l border-line pl-4'>
        {timeline.map(({ kind, at, actor, statusName, text }, index) => (
          // Banks report whole seconds, so that two payments may have the same time.
          <li key={timeline.length - index}>
            <p>
              {kind === 'status'
                ? statusName
                : kind === 'placed' && actor !== 'customer'
                ? 'Cửa hàng tạo đơn'
                : eventNames[kind]}
            </p>
            {text && <p className='break-words text-ink-soft'>{text}</p>}
            <p className='text-sm text-ink-soft'>{actorOf(actor)}, {formatDateTime(at)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
