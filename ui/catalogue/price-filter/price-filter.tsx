import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { ChevronDown } from '../../primitives/icons.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { describeRange } from './describe-range.ts';
import { priceFilterMessages } from './price-filter-messages.ts';

export interface PriceFilterProps {
  /** Lowest price, in đồng; no limit without one. @default undefined */
  min?: number;
  /** Highest price, in đồng; no limit without one. @default undefined */
  max?: number;
  /** Called with the texts of both fields when the visitor applies them. @default undefined */
  onApply?: (min: string, max: string) => void;
}

/**
 * A range of prices in a disclosure, with a field for each limit. Without scripts its button
 * submits the form around it.
 */
export function PriceFilter({ min, max, onApply }: PriceFilterProps) {
  const messages = useMessages('priceFilter', priceFilterMessages);
  const formatted = (price?: number) => price === undefined ? '' : messages.format(price);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  // Texts that were typed before hydration stay.
  const shown = useRef([min, max]);
  useEffect(() => {
    if (shown.current[0] === min && shown.current[1] === max) return;
    shown.current = [min, max];
    if (from.current) from.current.value = formatted(min);
    if (to.current) to.current.value = formatted(max);
  }, [min, max]);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const { current } = disclosure;
      if (current?.open && target instanceof Node && !current.contains(target)) {
        current.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const close = () => {
    const { current } = disclosure;
    if (!current) return;
    if (current.contains(document.activeElement)) summary.current?.focus();
    current.open = false;
  };
  const apply = () => {
    onApply?.(from.current?.value ?? '', to.current?.value ?? '');
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  };
  return (
    <details
      ref={disclosure}
      data-slot='price-filter'
      className='group relative min-w-0 max-md:shrink-0'
      onKeyDown={onKeyDown}
    >
      <summary
        ref={summary}
        className='flex min-h-11 list-none items-center gap-1.5 rounded-field text-ink [&::-webkit-details-marker]:hidden'
      >
        <span className='min-w-0'>
          <span className='font-semibold'>{messages.label}</span>{' '}
          <span className='whitespace-nowrap'>{describeRange(messages, min, max)}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className='shrink-0 text-ink-soft transition-transform group-open:rotate-180'
        />
      </summary>
      <div className='absolute top-full left-0 z-10 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:bottom-4 max-md:z-40 max-md:w-auto max-md:shadow-lift'>
        <div className='flex gap-3'>
          <PriceField label={messages.min} name='min' value={formatted(min)} inputRef={from} />
          <PriceField label={messages.max} name='max' value={formatted(max)} inputRef={to} />
        </div>
        <Button
          type='submit'
          className='mt-3 w-full'
          onClick={(event) => {
            // Enter in another field of the form presses its first submit button, also this one.
            if (!disclosure.current?.open) return;
            event.preventDefault();
            apply();
          }}
        >
          {messages.apply}
        </Button>
      </div>
    </details>
  );
}

interface PriceFieldProps {
  label: string;
  name: string;
  value: string;
  inputRef: Ref<HTMLInputElement>;
}

function PriceField({ label, name, value, inputRef }: PriceFieldProps) {
  const { currency } = useMessages('priceFilter', priceFilterMessages);
  const id = useId();
  return (
    <div className='min-w-0 grow basis-0'>
      <label htmlFor={id} className='mb-1 block font-semibold'>{label}</label>
      <input
        ref={inputRef}
        id={id}
        name={name}
        defaultValue={value}
        inputMode='numeric'
        autoComplete='off'
        maxLength={20}
        placeholder={currency}
        className='min-h-11 w-full rounded-field border border-field bg-surface px-3 py-2 placeholder:text-ink-soft'
      />
    </div>
  );
}
