import { Search, X } from '../icons.ts';
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { joinClasses } from '../join-classes.ts';
import { useMessages } from '../../messages/use-messages.ts';

const searchBoxMessages = {
  label: 'Tìm kiếm sản phẩm',
  placeholder: 'Tìm vòng tay, hũ đá…',
  clear: 'Xóa nội dung tìm kiếm',
};

export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** Initial text. @default '' */
  defaultValue?: string;
  /**
   * Current query. The text follows it when it changes by other means than typing.
   * @default undefined
   */
  value?: string;
  /**
   * Called with the typed text, but never during a composition of a Vietnamese letter.
   * @default undefined
   */
  onValueChange?: (value: string) => void;
  /**
   * Called when Enter is pressed. A form around the box is submitted as well.
   * @default undefined
   */
  onSubmit?: (value: string) => void;
  /** Text of the label. @default 'Tìm kiếm sản phẩm' */
  label?: string;
  /** Placeholder of the input. @default 'Tìm vòng tay, hũ đá…' */
  placeholder?: string;
  /** Name of the input in a form. @default 'q' */
  name?: string;
  /** Ref to the input, to move the focus to it. @default undefined */
  inputRef?: Ref<HTMLInputElement>;
  /** Focuses the input when the popover around it opens, also before hydration. @default false */
  focusOnOpen?: boolean;
}

/**
 * A search field. It renders no form of its own, so that it works in one before hydration. The text
 * is kept in the input: a composition by Telex or VNI is not touched until it ends. `ref`,
 * `className` and other props go to the `<div>` around label, input and button.
 */
export function SearchBox({
  defaultValue = '',
  value,
  onValueChange,
  onSubmit,
  label,
  placeholder,
  name = 'q',
  inputRef,
  focusOnOpen = false,
  className,
  ...rest
}: SearchBoxProps) {
  const messages = useMessages('searchBox', searchBoxMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  const lastText = useRef(value ?? defaultValue);
  // Texts sent and not yet received in `value`: a late one must not overwrite later typing.
  const sent = useRef<string[]>([]);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);

  const send = (text: string) => {
    if (composing.current || text === lastText.current) return;
    lastText.current = text;
    if (value !== undefined) sent.current.push(text);
    onValueChange?.(text);
  };

  useEffect(() => {
    // Text typed before hydration.
    if (input.current) send(input.current.value);
  }, []);

  useEffect(() => {
    if (value === undefined || value === lastText.current) {
      sent.current = [];
      return;
    }
    const echo = sent.current.indexOf(value);
    if (echo >= 0) {
      sent.current.splice(0, echo + 1);
      return;
    }
    sent.current = [];
    lastText.current = value;
    if (input.current && !composing.current) input.current.value = value;
  }, [value]);

  return (
    <div data-slot='search-box' className={joinClasses('relative w-full', className)} {...rest}>
      <label htmlFor={id} className='sr-only'>{label ?? messages.label}</label>
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
        placeholder={placeholder ?? messages.placeholder}
        maxLength={200}
        autoComplete='off'
        enterKeyHint='search'
        autoFocus={focusOnOpen}
        className='peer min-h-11 w-full appearance-none rounded-field border border-field bg-surface py-2 pr-11 pl-10 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:appearance-none'
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          send(event.currentTarget.value)}
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
        aria-label={messages.clear}
        className='absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-field text-ink-soft hover:text-ink peer-placeholder-shown:hidden'
        onClick={() => {
          if (!input.current) {
            return;
          }
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
