import type { FormEvent, ReactNode } from 'react';
import { Sheet, type SheetProps } from '../layout/dialog/sheet.tsx';
import { Button } from '../primitives/button/button.tsx';
import { Notice } from '../primitives/notice/notice.tsx';

/** Properties of {@linkcode FormSheet}. */
export interface FormSheetProps
  extends Pick<SheetProps, 'open' | 'onClose' | 'onClosed' | 'slot' | 'children'> {
  /** Heading. */
  title: string;
  /** Text of the button that sends the form. */
  action: string;
  /** Look of that button. @default 'primary' */
  variant?: 'primary' | 'danger';
  /** Text of the button that closes the dialog. @default 'Quay lại' */
  back?: string;
  /** Text of the other button while the request is running. @default 'Đang lưu...' */
  working?: string;
  /** Called with the fields. */
  onSubmit: (form: FormData) => void;
  /** `true` while the request is running. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: ReactNode;
}

/** Properties that the dialogs with a form pass on. */
export type FormDialogProps = Pick<FormSheetProps, 'open' | 'onClose' | 'busy' | 'error'>;

/** Dialog with a form, whose buttons stand below its fields. */
export function FormSheet(
  {
    title,
    action,
    variant,
    back = 'Quay lại',
    working = 'Đang lưu...',
    onSubmit,
    busy = false,
    error,
    children,
    ...sheet
  }: FormSheetProps,
) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Sheet {...sheet} title={title} hasFields className='p-5 md:w-130 md:p-6'>
      <form onSubmit={submit} className='mt-3 grid gap-4'>
        {error && <Notice tone='error'>{error}</Notice>}
        {children}
        <div className='flex flex-wrap justify-end gap-3'>
          <Button variant='quiet' onClick={sheet.onClose}>{back}</Button>
          <Button type='submit' variant={variant} aria-disabled={busy}>
            {busy ? working : action}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
