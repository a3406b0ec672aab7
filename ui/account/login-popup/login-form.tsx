import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { controlClass, Field, FieldError } from '../../primitives/field/field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { FacebookMark } from './facebook-mark.tsx';
import {
  type LoginErrors,
  loginErrors,
  loginFields,
  type LoginMode,
  type LoginValues,
} from './login-values.ts';
import { PasswordField } from './password-field.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface LoginFormProps {
  ref: RefObject<HTMLFormElement | null>;
  mode: LoginMode;
  onModeChange: (mode: LoginMode) => void;
  values: LoginValues;
  onChange: (values: LoginValues) => void;
  onSubmit: (values: LoginValues) => void;
  onFacebook: () => void;
  busy: boolean;
  errors: Partial<Record<'name' | 'email' | 'password', string>>;
  error: string | undefined;
}

/** What the server said before it was asked anew, or before its field was changed. */
interface Outdated extends LoginErrors {
  whole?: string;
}

/** The field where writing begins: the first that is wrong, or else the first that is empty. */
export function firstToFill(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = [...form?.querySelectorAll('input') ?? []];
  return inputs.find((input) => input.ariaInvalid === 'true') ??
    inputs.find((input) => input.type === 'checkbox' ? !input.checked : input.value === '');
}

/** The fields of the popup, its way in through Facebook, and the way to the other form. */
export function LoginForm(props: LoginFormProps) {
  const { ref, mode, values, busy, errors, error, onChange } = props;
  const termsErrorId = useId();
  const [found, setFound] = useState<LoginErrors>({});
  const [outdated, setOutdated] = useState<Outdated>({});
  const signUp = mode === 'sign-up';

  const shown: LoginErrors = { ...found };
  const said: LoginErrors = errors;
  for (const field of loginFields(mode)) {
    if (!busy && said[field] !== outdated[field]) shown[field] ??= said[field];
  }
  const whole = !busy && error !== outdated.whole ? error : undefined;

  const seen = useRef<Outdated>({});
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = { ...shown, whole };
    if (whole && whole !== before.whole) notice.current?.scrollIntoView({ block: 'nearest' });
    // An error that is mended takes the focus nowhere: the visitor may still be typing.
    if (loginFields(mode).some((field) => shown[field] && shown[field] !== before[field])) {
      firstToFill(ref.current)?.focus();
    }
  });
  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current !== mode) firstToFill(ref.current)?.focus();
    shownMode.current = mode;
  }, [mode]);

  useKeptFocus(ref, busy);

  const set = <Name extends keyof LoginValues>(field: Name, value: LoginValues[Name]) => {
    onChange({ ...values, [field]: value });
    setFound({ ...found, [field]: undefined });
    setOutdated({ ...outdated, [field]: said[field] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = loginErrors(mode, values);
    seen.current = {};
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return;
    setOutdated({});
    const name = signUp ? values.name.trim() : '';
    props.onSubmit({ ...values, name, email: values.email.trim() });
  };
  const begin = (action: () => void, whole?: string) => {
    setFound({});
    setOutdated({ ...said, whole });
    action();
  };

  return (
    <form ref={ref} noValidate onSubmit={submit} className='px-5 pt-1 pb-4 md:px-8 md:pb-6'>
      {whole && (
        <div ref={notice} className='mb-5'>
          <Notice tone='error'>{whole}</Notice>
        </div>
      )}
      <div className='space-y-4'>
        {signUp && (
          <Field label='Họ và tên' error={shown.name}>
            {(control) => (
              <input
                {...control}
                aria-required
                name='name'
                autoComplete='name'
                maxLength={100}
                value={values.name}
                onChange={(event) => set('name', event.currentTarget.value)}
                className={controlClass}
              />
            )}
          </Field>
        )}
        <Field label='Email' error={shown.email}>
          {(control) => (
            <input
              {...control}
              aria-required
              name='email'
              type='email'
              autoComplete={signUp ? 'email' : 'username'}
              autoCapitalize='none'
              maxLength={254}
              value={values.email}
              onChange={(event) => set('email', event.currentTarget.value)}
              className={controlClass}
            />
          )}
        </Field>
        <PasswordField
          autoComplete={signUp ? 'new-password' : 'current-password'}
          hint={signUp ? 'Từ 8 đến 200 ký tự' : undefined}
          value={values.password}
          error={shown.password}
          onChange={(password) => set('password', password)}
        />
        <div>
          <label className='flex min-h-11 cursor-pointer items-start gap-3 py-2'>
            <input
              type='checkbox'
              name='terms'
              aria-required
              aria-invalid={shown.terms ? true : undefined}
              aria-describedby={shown.terms ? termsErrorId : undefined}
              checked={values.terms}
              onChange={(event) => set('terms', event.currentTarget.checked)}
              className='mt-[3px] size-5 shrink-0 accent-jade'
            />
            <span>
              Tôi đồng ý với điều khoản sử dụng{' '}
              <span className='inline-block'>và chính sách bảo mật</span>
            </span>
          </label>
          <FieldError id={termsErrorId} error={shown.terms} />
        </div>
      </div>
      <Button type='submit' disabled={busy} className='mt-4 min-h-12 w-full'>
        {busy ? 'Đang xử lý...' : signUp ? 'Đăng ký' : 'Đăng nhập'}
      </Button>
      {!signUp && (
        <Button
          variant='secondary'
          disabled={busy}
          onClick={() => begin(props.onFacebook)}
          className='mt-3 min-h-12 w-full disabled:border-line'
        >
          <FacebookMark />
          Đăng nhập bằng Facebook
        </Button>
      )}
      <p className='mt-3 text-center'>
        {signUp ? 'Đã có tài khoản?' : 'Chưa có tài khoản?'}{' '}
        <button
          type='button'
          onClick={() => begin(() => props.onModeChange(signUp ? 'log-in' : 'sign-up'), error)}
          className='min-h-11 rounded-field px-1 font-semibold text-jade underline underline-offset-4'
        >
          {signUp ? 'Đăng nhập' : 'Đăng ký'}
        </button>
      </p>
    </form>
  );
}
