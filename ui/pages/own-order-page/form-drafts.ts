import { createContext, useContext, useState } from 'react';

/**
 * Changed values of forms by the key of the form. They outlive the forms, which are removed with
 * the order when the session ends, and come back after a log-in.
 */
export const DraftContext = createContext<Map<string, unknown>>(new Map());

/** Returns the values of a form, those of its draft first, and a function that changes them. */
export function useDraft<Values>(
  key: string,
  initial: Values,
): [Values, (change: Partial<Values>) => void] {
  const drafts = useContext(DraftContext);
  const read = () => (drafts.get(key) ?? initial) as Values;
  const [values, setValues] = useState(read);
  const update = (change: Partial<Values>) => {
    drafts.set(key, { ...read(), ...change });
    setValues(read);
  };
  return [values, update];
}
