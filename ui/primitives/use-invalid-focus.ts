import { useEffect, useRef } from 'react';

/**
 * Moves the focus of a form to its first invalid field after each refusal.
 *
 * @param errors errors of the fields, another object after each refusal
 * @returns ref of the form
 */
export function useInvalidFocus(errors: object) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return ref;
}
