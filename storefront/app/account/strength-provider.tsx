import { loadStrengthEstimate } from '@thach-an/edge-api/contract';
import { PasswordStrengthProvider } from '@thach-an/ui';
import { type ReactNode, useCallback } from 'react';
import { useShop } from '../shell/use-shop.ts';

/**
 * Estimates the strength of new passwords in the forms below it. The code is loaded when somebody
 * begins to type one.
 */
export function StrengthProvider({ children }: { children: ReactNode }) {
  const { name } = useShop();
  const load = useCallback(() => loadStrengthEstimate(name), [name]);
  return <PasswordStrengthProvider value={load}>{children}</PasswordStrengthProvider>;
}
