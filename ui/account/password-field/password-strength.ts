import { createContext, useContext, useEffect, useState } from 'react';

/** Estimated strength of a new password, from the weakest to the strongest. */
export type PasswordStrength = 'too-short' | 'guessable' | 'fair' | 'good' | 'strong';

/** Person whose name and e-mail address make a password easy to guess. */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

/** Estimates the strength of a password of at least 8 characters. */
export type EstimateStrength = (password: string, owner: PasswordOwner) => PasswordStrength;

const EstimateContext = createContext<(() => Promise<EstimateStrength>) | undefined>(undefined);

/**
 * Sets how the strength of new passwords is estimated below it. Its value loads the estimate; it is
 * called when somebody begins to type a new password. Without a provider, and as long as the load
 * fails, only passwords that are too short have a strength.
 */
export const PasswordStrengthProvider = EstimateContext.Provider;

/** Returns the strength of a password; `undefined` if it is empty or not estimated yet. */
export function usePasswordStrength(
  password: string,
  owner: PasswordOwner,
  minLength: number,
): PasswordStrength | undefined {
  const load = useContext(EstimateContext);
  const [estimate, setEstimate] = useState<EstimateStrength>();
  useEffect(() => {
    if (password === '' || estimate) return;
    // After a failure the next letter loads it again.
    load?.().then((loaded) => setEstimate(() => loaded), () => {});
  }, [load, password, estimate]);
  if (password === '') return undefined;
  // A letter with its marks is one character.
  if ([...password.normalize('NFC')].length < minLength) return 'too-short';
  return estimate?.(password, owner);
}
