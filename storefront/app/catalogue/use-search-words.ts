import { searchLimit } from '@thach-an/edge-api/contract';
import { startSearchLater } from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate, useNavigation } from 'react-router';

/**
 * Delay between the last input and the change of the URL, in ms: browsers limit these changes.
 */
const debounce = 300;

/** The search words while a visitor is typing. */
export interface SearchWords {
  /** Content of the field, which is searched for. */
  words: string;
  /** `true` while the field differs from the URL. */
  ahead: boolean;
  type(words: string): void;
  /** Writes the content of the field to the URL now. */
  flush(): void;
}

/**
 * Synchronizes a search field with the URL. Input changes the field immediately and the URL after a
 * delay, or before that when a link is followed. Another change of the URL, such as by the back
 * button, changes the field.
 *
 * @param urlWords search words in the URL
 * @param hrefFor returns the URL with other search words
 */
export function useSearchWords(
  urlWords: string,
  hrefFor: (words: string) => string,
): SearchWords {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();
  /** Words that were last written to the URL or read from it. */
  const written = useRef(urlWords);
  const { location: target } = useNavigation();
  const leaving = target !== undefined && target.pathname !== '/store';

  const flush = () => {
    // Words whose list could not be loaded are not in the URL.
    const current = target === undefined ? urlWords : written.current;
    // Must not interrupt a navigation to another page.
    if (leaving || typed === undefined || typed === current) return;
    written.current = typed;
    navigate(hrefFor(typed), { replace: true, preventScrollReset: true });
  };
  // Another navigation would interrupt that of `flush`. The back button returns to the words.
  useBlocker(({ historyAction }) => {
    if (historyAction === 'PUSH' && typed !== undefined && typed !== written.current) {
      history.replaceState(history.state, '', hrefFor(typed));
    }
    return false;
  });
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });

  useEffect(() => {
    if (typed === undefined) return;
    return startSearchLater(debounce, () => latestFlush.current());
  }, [typed]);

  useEffect(() => {
    if (urlWords === written.current) return;
    written.current = urlWords;
    setTyped(undefined);
  }, [urlWords]);

  return {
    words: typed ?? urlWords,
    ahead: typed !== undefined && typed !== urlWords,
    type: (words) => setTyped(words.slice(0, searchLimit)),
    flush,
  };
}
