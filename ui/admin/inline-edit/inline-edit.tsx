import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '../../primitives/field/field.tsx';

export interface InlineEditProps {
  /** Stored figure, as it is shown. */
  text: string;
  /** Action for screen readers, such as 'sửa giá Vòng tay'. */
  action: string;
  /** Text of the field when it opens. */
  value: string;
  /** `true` while the figure is a field. @default false */
  open?: boolean;
  /** `true` while the text is being saved. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
  /** Called to open the field. */
  onOpen: () => void;
  /** Called with the text to save. @default undefined */
  onSave?: (text: string) => void;
  /** Called to give up the text. @default undefined */
  onClose?: () => void;
}

/**
 * Figure that a press turns into a field. Enter saves, Escape gives up, and an unchanged field
 * closes when it loses the focus.
 */
export function InlineEdit({ text, action, open = false, ...field }: InlineEditProps) {
  const button = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (open || !byKey.current) return;
    byKey.current = false;
    button.current?.focus();
  }, [open]);
  if (open) {
    return <OpenField action={action} {...field} onKey={() => byKey.current = true} />;
  }
  return (
    <button
      ref={button}
      type='button'
      data-slot='inline-edit'
      onClick={field.onOpen}
      className='relative z-10 inline-flex min-h-11 min-w-11 items-center text-jade underline decoration-dotted underline-offset-4 max-lg:-mb-3 lg:-my-2 lg:min-h-8 lg:justify-end'
    >
      {text}
      <span className='sr-only'>, {action}</span>
    </button>
  );
}

type OpenFieldProps = Omit<InlineEditProps, 'text' | 'open' | 'onOpen'> & { onKey: () => void };

function OpenField(
  { action, value, busy = false, error, onSave, onClose, onKey }: OpenFieldProps,
) {
  const id = useId();
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onKey();
    onSave?.(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    onKey();
    onClose?.();
  };
  return (
    <form
      data-slot='inline-edit'
      onSubmit={submit}
      className='relative z-10 ml-auto w-44 whitespace-normal'
    >
      <input
        ref={field}
        aria-label={action.charAt(0).toLocaleUpperCase('vi') + action.slice(1)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        inputMode='numeric'
        autoComplete='off'
        readOnly={busy}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        onBlur={() => {
          if (text === value && !error && !busy) onClose?.();
        }}
        className='min-h-8 w-full rounded-field border border-field bg-surface px-2 text-right tabular-nums aria-invalid:border-cinnabar'
      />
      {error
        ? <FieldError id={`${id}-error`} error={error} className='mt-1 text-left text-sm' />
        : <p id={`${id}-hint`} className='mt-1 text-sm text-ink-soft'>Enter để lưu, Esc để thôi</p>}
    </form>
  );
}
