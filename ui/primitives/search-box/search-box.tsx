import { Search, X } from '../icons.ts';
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';

export interface SearchBoxProps {
  /** What stands in the field at first. @default '' */
  defaultValue?: string;
  /** What the application searches for. When it changes by other ways than typing, the field follows. */
  value?: string;
  /** Called with what was typed, but never in the middle of a composed Vietnamese letter. */
  onValueChange?: (value: string) => void;
  /** Called when Enter is pressed. A form around the box is submitted as well. */
  onSubmit?: (value: string) => void;
  /** @default 'Tìm kiếm sản phẩm' */
  label?: string;
  /** @default 'Tìm vòng tay, hũ đá…' */
  placeholder?: string;
  /** The field's name in a form. @default 'q' */
  name?: string;
  /** The input itself, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A search field. It has no form of its own, so that it can stand in one and work before hydration.
 * The text lives in the input: what Telex or VNI is composing is left alone until it is finished.
 */
export function SearchBox({
  defaultValue = '',
  value,
  onValueChange,
  onSubmit,
  label = 'Tìm kiếm sản phẩm',
  placeholder = 'Tìm vòng tay, hũ đá…',
  name = 'q',
  ref,
}: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const last = useRef(value ?? defaultValue);
  // Sent and not yet seen again in `value`: these come back late and must not undo later typing.
  const sent = useRef<string[]>([]);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const send = (text: string) => {
    if (composing.current || text === last.current) return;
    last.current = text;
    if (value !== undefined) sent.current.push(text);
    onValueChange?.(text);
  };

  useEffect(() => {
    // Typed before hydration.
    if (input.current) send(input.current.value);
  }, []);

  useEffect(() => {
    if (value === undefined || value === last.current) {
      sent.current = [];
      return;
    }
    const echo = sent.current.indexOf(value);
    if (echo >= 0) {
      sent.current.splice(0, echo + 1);
      return;
    }
    sent.current = [];
    last.current = value;
    if (input.current && !composing.current) input.current.value = value;
  }, [value]);

  return (
    <div data-slot='search-box' className='relative w-full'>
      <label htmlFor={id} className='sr-only'>{label}</label>
      <Search
        aria-hidden
        size={20}
        className='pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft'
      />
      <input
        ref={input}
        id={id}
        type='search'
        name={name}
        defaultValue={value ?? defaultValue}
        placeholder={placeholder}
        maxLength={200}
        autoComplete='off'
        enterKeyHint='search'
        className='peer min-h-11 w-full appearance-none rounded-field border border-field bg-surface py-2 pr-11 pl-10 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:appearance-none'
        onChange={(event: ChangeEvent<HTMLInputElement>) => send(event.currentTarget.value)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
          composing.current = false;
          send(event.currentTarget.value);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter' && !composing.current && !event.nativeEvent.isComposing) {
            onSubmit?.(event.currentTarget.value);
          }
        }}
      />
      <button
        type='button'
        aria-label='Xóa nội dung tìm kiếm'
        className='absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-field text-ink-soft hover:text-ink peer-placeholder-shown:hidden'
        onClick={() => {
          if (!input.current) return;
          input.current.value = '';
          input.current.focus();
          send('');
        }}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
