import { useEffect, useRef, useState } from 'react';

/** Error messages by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Result of sending a form: empty after a success. */
export interface SubmitResult<Field extends string = never> {
  /** Refusals by field. */
  errors?: FieldErrors<Field>;
  /** Refusal or failure that concerns no single field. */
  error?: string;
}

/** State of a form that is sent to the server. */
export interface Submission<Field extends string> {
  /** `true` while a request is pending. */
  busy: boolean;
  errors: FieldErrors<Field>;
  error?: string;
  /** Hides the error of a field, which was changed. */
  clear: (field: Field) => void;
  /**
   * Sends a form unless it is invalid or being sent.
   *
   * @param invalid errors that were found without the server
   * @returns `true` after a success
   */
  submit: (
    invalid: FieldErrors<Field>,
    send: () => Promise<SubmitResult<Field>>,
  ) => Promise<boolean>;
  /** Ref of the form, whose first invalid field takes the focus. */
  ref: React.RefObject<HTMLFormElement | null>;
}

/** Returns the state of a form and a function that sends it. */
export function useSubmission<Field extends string = never>(): Submission<Field> {
  const [state, setState] = useState<SubmitResult<Field> & { busy: boolean }>({ busy: false });
  const [attempts, setAttempts] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) invalid.focus();
    // The button lost the focus while it was disabled.
    else if (document.activeElement === document.body) {
      (pressed.current as HTMLElement | null)?.focus();
    }
  }, [attempts]);

  function finish(result: SubmitResult<Field>): boolean {
    setState({ busy: false, ...result });
    setAttempts((count) => count + 1);
    return result.error === undefined && Object.keys(result.errors ?? {}).length === 0;
  }

  return {
    busy: state.busy,
    errors: state.errors ?? {},
    error: state.error,
    ref,
    clear: (field) =>
      setState(({ errors, ...rest }) => ({ ...rest, errors: { ...errors!, [field]: undefined } })),
    async submit(invalid, send) {
      if (state.busy) return false;
      if (Object.values(invalid).some(Boolean)) return finish({ errors: invalid });
      pressed.current = document.activeElement;
      setState({ busy: true });
      return finish(await send());
    },
  };
}
