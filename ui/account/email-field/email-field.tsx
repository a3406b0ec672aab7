import { TextField } from '../../primitives/text-field/text-field.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const emailFieldMessages = {
  label: 'Email',
};

export interface EmailFieldProps {
  /** Text of the field. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Label of the field. @default 'Email' */
  label?: string;
  /** Value that browsers fill in: the address of the account, or any. @default 'email' */
  autoComplete?: 'username' | 'email';
  /** Error message below the field. @default undefined */
  error?: string;
}

/** Field for an e-mail address. */
export function EmailField(
  { value, onChange, label, autoComplete = 'email', error }: EmailFieldProps,
) {
  const messages = useMessages('emailField', emailFieldMessages);
  return (
    <TextField
      label={label ?? messages.label}
      error={error}
      aria-required
      name='email'
      type='email'
      autoComplete={autoComplete}
      autoCapitalize='none'
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
