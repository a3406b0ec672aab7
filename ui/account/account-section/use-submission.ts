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

/**
 * Returns the values of a form that is sent to the server, their errors, and a function that sends
 * it.
 *
 * @param initial values at the beginning. @default no values
 */
export function useSubmission<Values extends object = object>(initial = {} as Values) {
  type Field = keyof Values & string;
  const [values, setValues] = useState(initial);
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
    values,
    /** `true` while a request is pending. */
    busy: state.busy,
    error: state.error,
    /** Ref of the form, whose first invalid field takes the focus. */
    ref,
    /** Returns the properties of a field. A change hides its error. */
    field: <Name extends Field>(name: Name) => ({
      value: values[name],
      error: state.errors?.[name],
      onChange(value: Values[Name]) {
        setValues((old) => ({ ...old, [name]: value }));
        setState(({ errors, ...rest }) => ({ ...rest, errors: { ...errors!, [name]: undefined } }));
      },
    }),
    /**
     * Sends a form unless it is invalid or being sent.
     *
     * @param invalid errors that were found without the server
     * @returns `true` after a success
     */
    async submit(
      invalid: FieldErrors<Field>,
      send: () => Promise<SubmitResult<Field>>,
    ): Promise<boolean> {
      if (state.busy) return false;
      if (Object.values(invalid).some(Boolean)) return finish({ errors: invalid });
      pressed.current = document.activeElement;
      setState({ busy: true });
      return finish(await send());
    },
  };
}

/** State of a form. */
export type Submission = Pick<ReturnType<typeof useSubmission>, 'busy' | 'error' | 'ref'>;
