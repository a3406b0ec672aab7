import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { AddressChoice, Division } from '../address-picker/division-types.ts';
import { formerChoice, formerName, type FormerPlaceView, successorChoice } from './former-place.ts';

const formerPlaceSearchMessages = {
  label: 'Tìm theo địa chỉ cũ',
  hint: 'Chỉ nhớ địa chỉ trước 1/7/2025? Nhập tên phường, xã và quận, huyện cũ.',
  placeholder: 'Ví dụ: Bến Nghé, Quận 1',
  results: 'Địa chỉ cũ tìm thấy',
  none: 'Không tìm thấy phường, xã cũ nào có tên này.',
  failed: 'Chưa tìm được, vui lòng thử lại.',
  became: (former: string, commune: string) => `${former} nay thuộc ${commune}.`,
  check: 'Một phần nhỏ thuộc nơi khác, bạn vui lòng kiểm tra lại phường/xã ở trên.',
  split: (former: string) => `${former} nay được chia cho nhiều nơi. Bạn ở:`,
};

export interface FormerPlaceSearchProps {
  /** Finds former places by words of their names. */
  onSearch: (query: string) => Promise<readonly FormerPlaceView[]>;
  /** The former place of the address. @default undefined */
  place?: FormerPlaceView;
  /** Called with the chosen former place, and the divisions that follow from it. */
  onChoose: (place: FormerPlaceView, choice: AddressChoice) => void;
  /** Code of the chosen commune. @default undefined */
  commune?: Division['code'];
}

/** Time without typing after which a search begins, in ms. */
const debounce = 250;

type Results =
  | { state: 'idle' }
  | { state: 'failed' }
  | { state: 'ready'; places: readonly FormerPlaceView[] };

/**
 * Search for a place as it was before July 2025. If it was split, the communes that it has become
 * are offered.
 */
export function FormerPlaceSearch({ onSearch, place, onChoose, commune }: FormerPlaceSearchProps) {
  const messages = useMessages('formerPlaceSearch', formerPlaceSearchMessages);
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<Results>({ state: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (query.trim().length < 2) return setResults({ state: 'idle' });
    let cancelled = false;
    const timer = setTimeout(() => {
      search.current(query).then(
        (places) => !cancelled && setResults({ state: 'ready', places }),
        () => !cancelled && setResults({ state: 'failed' }),
      );
    }, debounce);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [query]);
  const close = () => {
    setQuery('');
    setResults({ state: 'idle' });
    input.current?.focus();
  };
  return (
    <div
      data-slot='former-place-search'
      className='@md:col-span-full'
      onKeyDown={(event: KeyboardEvent) => {
        // Enter must not submit the form around the field.
        if (event.key === 'Enter' && event.target === input.current) event.preventDefault();
        if (event.key === 'Escape' && query !== '') close();
      }}
    >
      <p aria-hidden className='mb-0.5 font-semibold'>{messages.label}</p>
      <p className='mb-1.5 text-ink-soft'>{messages.hint}</p>
      <SearchBox
        name='formerPlace'
        label={messages.label}
        placeholder={messages.placeholder}
        inputRef={input}
        value={query}
        onValueChange={setQuery}
      />
      <div aria-live='polite'>
        {results.state === 'failed' && <p className='mt-1.5 text-cinnabar'>{messages.failed}</p>}
        {results.state === 'ready' && results.places.length === 0 && (
          <p className='mt-1.5 text-ink-soft'>{messages.none}</p>
        )}
        {results.state === 'ready' && results.places.length > 0 && (
          <ul
            role='list'
            aria-label={messages.results}
            className='mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-field border border-line'
          >
            {results.places.map((found) => (
              <li key={formerName(found)}>
                <button
                  type='button'
                  className='block min-h-11 w-full px-3.5 py-2 text-left hover:bg-jade-soft focus-visible:-outline-offset-2'
                  onClick={() => {
                    onChoose(found, formerChoice(found));
                    close();
                  }}
                >
                  {formerName(found)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {results.state === 'idle' && place && (
          <Successors place={place} commune={commune} onChoose={onChoose} />
        )}
      </div>
    </div>
  );
}

function Successors(
  { place, commune, onChoose }: Pick<FormerPlaceSearchProps, 'commune' | 'onChoose'> & {
    place: FormerPlaceView;
  },
) {
  const messages = useMessages('formerPlaceSearch', formerPlaceSearchMessages);
  const name = useId();
  const [first, ...others] = place.successors;
  if (!first) return null;
  if (place.likely) {
    return (
      <p className='mt-2'>
        {messages.became(formerName(place), `${first.name}, ${first.province}`)}
        {others.length > 0 && ` ${messages.check}`}
      </p>
    );
  }
  return (
    <fieldset className='mt-3'>
      <legend className='mb-1'>{messages.split(formerName(place))}</legend>
      {place.successors.map((successor) => (
        <label key={successor.code} className='flex min-h-11 cursor-pointer items-center gap-3'>
          <input
            type='radio'
            name={name}
            checked={successor.code === commune}
            onChange={() =>
              onChoose(place, successorChoice(place, successor))}
            className='size-5 shrink-0 accent-jade'
          />
          {successor.name}
        </label>
      ))}
    </fieldset>
  );
}
