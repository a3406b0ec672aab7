import { useEffect, useRef, useState } from 'react';
import {
  type PasswordOwner,
  type PasswordStrength,
  passwordStrength,
} from './password-strength.ts';

export interface StrengthHintProps {
  /** Id to which `aria-describedby` of the field refers. */
  id: string;
  /** Typed password. Without one, only the requirements are shown. */
  password: string;
  /** Person who chooses the password. */
  owner: PasswordOwner;
}

const words: Record<PasswordStrength, string> = {
  'too-short': 'Quá ngắn',
  guessable: 'Dễ đoán',
  fair: 'Tạm được',
  good: 'Tốt',
  strong: 'Rất tốt',
};

/** Pause in typing after which a screen reader announces the strength, in ms. */
const announceDelay = 1_000;

/** Requirements for a new password, with its strength in words. */
export function StrengthHint({ id, password, owner }: StrengthHintProps) {
  const strength = password === '' ? undefined : passwordStrength(password, owner);
  const weak = strength === 'too-short' || strength === 'guessable';
  const [announced, setAnnounced] = useState('');
  const initial = useRef(password);
  useEffect(() => {
    // Only what is typed is announced, not a password that was there before.
    if (password === initial.current) return;
    const timer = setTimeout(() => {
      setAnnounced(strength ? `Độ mạnh của mật khẩu: ${words[strength]}` : '');
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [password, strength]);
  return (
    <>
      <p id={id} className='mt-1.5 flex flex-wrap justify-between gap-x-4 text-ink-soft'>
        <span>Từ 8 đến 200 ký tự</span>
        {strength && (
          <span>
            Độ mạnh:{' '}
            <strong className={`font-semibold ${weak ? 'text-cinnabar' : 'text-jade'}`}>
              {words[strength]}
            </strong>
          </span>
        )}
      </p>
      <span aria-live='polite' className='sr-only'>{announced}</span>
    </>
  );
}
