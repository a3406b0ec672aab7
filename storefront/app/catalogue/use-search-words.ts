import { searchLimit } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** How long typing rests before the address follows, in ms. Browsers limit how often it may change. */
const rest = 300;

/** The words of a search while they are typed. */
export interface SearchWords {
  /** What the field shows and the search looks for. */
  words: string;
  /** Whether the field is ahead of the address. */
  ahead: boolean;
  type(words: string): void;
  /** Brings the address up to the field now. */
  settle(): void;
}

/**
 * Keeps a search field and the address together: the field leads while someone types, the address
 * follows, and leads when it is changed by other means, such as the back button.
 *
 * @param addressed the words in the address
 * @param follow brings the address to some words
 */
export function useSearchWords(addressed: string, follow: (words: string) => void): SearchWords {
  const [typed, setTyped] = useState<string>();
  const followed = useRef(addressed);
  const { location: goal } = useNavigation();
  const leaving = goal !== undefined && goal.pathname !== '/store';
  const latestFollow = useRef(follow);
  useEffect(() => {
    latestFollow.current = follow;
  });

  const settle = () => {
    // Someone who is on the way to another page is not called back.
    if (leaving || typed === undefined || typed === followed.current) return;
    followed.current = typed;
    latestFollow.current(typed);
  };
  const latestSettle = useRef(settle);
  useEffect(() => {
    latestSettle.current = settle;
  });

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => latestSettle.current(), rest);
    // Who follows a link is on the way some moments before the page knows of it.
    const follows = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link && !ctrlKey && !metaKey && !shiftKey) clearTimeout(timer);
    };
    document.addEventListener('click', follows, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follows, true);
    };
  }, [typed]);

  useEffect(() => {
    if (addressed === followed.current) return;
    followed.current = addressed;
    setTyped(undefined);
  }, [addressed]);

  return {
    words: typed ?? addressed,
    ahead: typed !== undefined && typed !== addressed,
    type: (words) => setTyped(words.slice(0, searchLimit)),
    settle,
  };
}
