import { ChevronDown } from '../../primitives/icons.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { placeOf } from '../place-of.ts';
import { recipientOf, type SavedAddressView } from './saved-address-view.ts';
import { useMessages } from '../../messages/use-messages.ts';

const savedAddressPickerMessages = {
  choose: 'Chọn địa chỉ đã lưu',
  chooseLast: 'Dùng địa chỉ của đơn hàng gần nhất',
};

export interface SavedAddressPickerProps {
  /** Addresses in display order. Without any, nothing is rendered. */
  addresses: readonly SavedAddressView[];
  /** Id of the address in the form; `undefined` if the form has another one. */
  chosen?: string;
  /** Called with the id of the chosen address. */
  onChoose: (id: string) => void;
  /** `true` if the only address is that of the last order. @default false */
  fromLastOrder?: boolean;
}

/** Button that lists the saved addresses of the customer, for the address form. */
export function SavedAddressPicker(
  { addresses, chosen, onChoose, fromLastOrder = false }: SavedAddressPickerProps,
) {
  const messages = useMessages('savedAddressPicker', savedAddressPickerMessages);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (addresses.length === 0) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      data-slot='saved-address-picker'
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <button
        ref={button}
        type='button'
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        className='flex min-h-12 w-full items-center justify-between gap-3 rounded-field border border-jade px-3.5 py-2 text-left font-semibold text-jade hover:bg-jade-soft'
      >
        {fromLastOrder ? messages.chooseLast : messages.choose}
        <ChevronDown
          aria-hidden
          size={20}
          className={`shrink-0 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <ul id={listId} role='list' className='mt-2 divide-y divide-line border-b border-line'>
          {addresses.map((address) => (
            <li key={address.id}>
              <button
                type='button'
                aria-current={address.id === chosen ? true : undefined}
                onClick={() => {
                  onChoose(address.id);
                  close();
                }}
                className='block min-h-12 w-full rounded-field px-3.5 py-2.5 text-left wrap-anywhere hover:bg-jade-soft aria-current:bg-jade-soft forced-colors:aria-current:border-2'
              >
                <span className='block font-semibold'>
                  {recipientOf(address)} · {address.phone}
                </span>
                <span className='block text-ink-soft'>{placeOf(address)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
