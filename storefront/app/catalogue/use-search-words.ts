import { searchLimit } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * Delay between the last input and the change of the address, in ms: browsers limit these changes.
 */
const debounce = 300;

/** The search words while a visitor is typing. */
export interface SearchWords {
  /** Content of the field, which is searched for. */
  words: string;
  /** `true` while the field differs from the address. */
  ahead: boolean;
  type(words: string): void;
  /** Writes the content of the field to the address now. */
  flush(): void;
}

/**
 * Synchronises a search field with the address. Input changes the field at once and the address
 * after a delay. Another change of the address, such as by the back button, changes the field.
 *
 * @param addressed search words in the address
 * @param navigateTo writes search words to the address
 */
export function useSearchWords(
  addressed: string,
  navigateTo: (words: string) => void,
): SearchWords {
  const [typed, setTyped] = useState<string>();
  /** The words that were written to the address, or read from it, last. */
  const written = useRef(addressed);
  const { location: target } = useNavigation();
  const leaving = target !== undefined && target.pathname !== '/store';
  const latestNavigateTo = useRef(navigateTo);
  useEffect(() => {
    latestNavigateTo.current = navigateTo;
  });

  const flush = () => {
    // Must not interrupt a navigation to another page.
    if (leaving || typed === undefined || typed === written.current) return;
    written.current = typed;
    latestNavigateTo.current(typed);
  };
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => latestFlush.current(), debounce);
    // A click on a link starts a navigation that `useNavigation()` reports only later.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link && !ctrlKey && !metaKey && !shiftKey) clearTimeout(timer);
    };
    document.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, true);
    };
  }, [typed]);

  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    setTyped(undefined);
  }, [addressed]);

  return {
    words: typed ?? addressed,
    ahead: typed !== undefined && typed !== addressed,
    type: (words) => setTyped(words.slice(0, searchLimit)),
    flush,
  };
}
