import { Search } from '../../primitives/icons.ts';
import { type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { navbarMessages } from './navbar-messages.ts';

export interface NavbarSearchProps {
  /** URL to which the form is sent before hydration. */
  action: string;
  /** Called with the trimmed query. */
  onSearch: (query: string) => void;
}

/**
 * The search icon of the bar and the field that it opens. The field is a native popover, so that
 * opening, closing and sending the form work before hydration. Browsers without popovers show no
 * icon.
 */
export function NavbarSearch({ action, onSearch }: NavbarSearchProps) {
  const messages = useMessages('navbar', navbarMessages);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type='button'
        popoverTarget={id}
        aria-label={messages.openSearch}
        className='flex size-[2.75rem] shrink-0 items-center justify-center rounded-field not-supports-[selector(:popover-open)]:hidden hover:bg-jade-soft'
      >
        <Search aria-hidden size='1.5rem' strokeWidth={1.75} />
      </button>
      <div
        ref={panel}
        id={id}
        popover='auto'
        data-slot='navbar-search'
        className='inset-x-0 top-16 bottom-auto m-0 w-full max-w-none border-b border-line bg-paper transition-[translate,opacity] not-supports-[selector(:popover-open)]:hidden md:top-18 starting:open:-translate-y-2 starting:open:opacity-0 [@media(height<20rem)]:absolute'
        onToggle={(event) => {
          if (event.newState === 'open') input.current?.focus();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          close();
        }}
      >
        <form
          role='search'
          action={action}
          method='get'
          className='page flex max-w-180 gap-3 py-4 md:py-6'
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            onSearch((input.current?.value ?? '').trim());
            close();
          }}
        >
          <SearchBox inputRef={input} label={messages.searchLabel} focusOnOpen />
          <Button type='submit' className='px-4! whitespace-nowrap'>{messages.search}</Button>
        </form>
      </div>
    </>
  );
}
