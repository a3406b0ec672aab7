import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { type Parcel, ParcelFields, readParcel } from './parcel-fields.tsx';

export interface NextStepProps {
  /**
   * Next status; `hasParcel` asks for the parcel. Without it there is no such button.
   * @default undefined
   */
  step?: { label: string; hasParcel?: boolean };
  /**
   * Called when the customer has confirmed by telephone; without it there is no such button.
   * @default undefined
   */
  onConfirm?: () => void;
  /** Called to go on to the next status. */
  onStep: (parcel: Parcel) => void;
  /** `true` while a request is running. @default false */
  busy?: boolean;
}

/** The next thing to do with an order: the confirmation by telephone, then the next status. */
export function NextStep({ step, onConfirm, onStep, busy = false }: NextStepProps) {
  const [pressed, setPressed] = useState<'confirm' | 'step'>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setPressed('step');
    onStep(step?.hasParcel ? readParcel(new FormData(event.currentTarget)) : {});
  };
  return (
    <div className='grid gap-4'>
      {onConfirm && (
        <div>
          <Button
            aria-disabled={busy}
            onClick={() => {
              if (busy) return;
              setPressed('confirm');
              onConfirm();
            }}
            className='w-full sm:w-auto'
          >
            {busy && pressed === 'confirm' ? 'Đang lưu...' : 'Khách đã xác nhận'}
          </Button>
          <p className='mt-1.5 text-sm text-ink-soft'>
            Bấm sau khi gọi cho khách. Trạng thái đơn không đổi.
          </p>
        </div>
      )}
      {step && (
        <form onSubmit={submit} className='grid gap-3'>
          {step.hasParcel && <ParcelFields />}
          <Button
            type='submit'
            variant={onConfirm ? 'secondary' : 'primary'}
            aria-disabled={busy}
            className='w-full sm:w-auto sm:justify-self-start'
          >
            {busy && pressed === 'step' ? 'Đang lưu...' : step.label}
          </Button>
        </form>
      )}
    </div>
  );
}
