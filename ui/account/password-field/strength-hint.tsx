import { useEffect, useRef, useState } from 'react';
import { StrengthMeter } from '../strength-meter/strength-meter.tsx';
import { type PasswordOwner, usePasswordStrength } from './password-strength.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { passwordFieldMessages } from './password-field-messages.ts';

export interface StrengthHintProps {
  /** Id to which `aria-describedby` of the field refers. */
  id: string;
  /** Typed password. Without one, only the requirements are shown. */
  password: string;
  /** Person who chooses the password. */
  owner: PasswordOwner;
}

/** Pause in typing after which a screen reader announces the strength, in ms. */
const announceDelay = 1_000;

/** Requirements for a new password, with its strength in words. */
export function StrengthHint({ id, password, owner }: StrengthHintProps) {
  const messages = useMessages('passwordField', passwordFieldMessages);
  const strength = usePasswordStrength(password, owner);
  const [announced, setAnnounced] = useState('');
  const initial = useRef(password);
  useEffect(() => {
    // Only what is typed is announced, not a password that was there before.
    if (password === initial.current) return;
    const timer = setTimeout(() => {
      setAnnounced(strength ? messages.strengthOf(messages[strength]) : '');
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [password, strength]);
  return (
    <>
      <div className='mt-2.5'>
        <StrengthMeter strength={strength} />
      </div>
      <p id={id} className='mt-1.5 flex flex-wrap justify-between gap-x-4 text-ink-soft'>
        <span>{messages.length}</span>
        {strength && (
          <span>
            {messages.strength}{' '}
            <strong className='font-semibold text-ink'>{messages[strength]}</strong>
          </span>
        )}
      </p>
      <span aria-live='polite' className='sr-only'>{announced}</span>
    </>
  );
}
