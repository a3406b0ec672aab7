import { useId, useState } from 'react';
import colourTokens from '../../ui/contrast/colour-tokens.json' with { type: 'json' };
import { contrast } from '../../ui/contrast/contrast.ts';
import { controlClass, FieldError } from '../../ui/primitives/field/field.tsx';
import { isTokenValue } from './token-edits.ts';

interface TokenInputProps {
  /** Name of the token, such as `--color-jade`. */
  name: string;
  value: string;
  /** `true` if the value is not that of `ui/theme.css`. */
  changed: boolean;
  /** Colours of paper and of cards, to which the contrast is measured. */
  backgrounds: readonly string[];
  onChange: (value: string) => void;
}

/** Input of one token. An invalid value is marked and has no effect. */
export function TokenInput({ name, value, changed, backgrounds, onChange }: TokenInputProps) {
  const id = useId();
  const [entered, setEntered] = useState({ text: value, value });
  // A value from elsewhere, such as a reset, replaces the text.
  const text = entered.value === value ? entered.text : value;
  const valid = isTokenValue(name, text);
  const enter = (next: string) => {
    const nextValid = isTokenValue(name, next);
    setEntered({ text: next, value: nextValid ? next : value });
    if (nextValid) onChange(next);
  };
  const colour = name.startsWith('--color-');
  const least = colourTokens.find((token) => `--color-${token.name}` === name)?.least;
  const ratio = colour && least !== undefined
    ? Math.min(...backgrounds.map((background) => contrast(value.slice(0, 7), background)))
    : undefined;
  return (
    <div className='border-b border-line py-3 last:border-0'>
      <label htmlFor={id} className={`mb-1 block text-sm ${changed ? 'font-semibold' : ''}`}>
        {changed ? `${name} (changed)` : name}
      </label>
      <div className='flex gap-2'>
        {colour && (
          <input
            type='color'
            aria-label={`Colour of ${name}`}
            value={value.slice(0, 7)}
            onChange={(event) => enter(event.currentTarget.value + value.slice(7))}
            className='size-12 shrink-0 cursor-pointer rounded-field border border-field bg-surface p-1'
          />
        )}
        <input
          id={id}
          value={text}
          spellCheck={false}
          autoComplete='off'
          aria-invalid={valid ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={(event) => enter(event.currentTarget.value)}
          className={`${controlClass} min-w-0 font-mono text-sm`}
        />
      </div>
      <div id={`${id}-note`}>
        {ratio !== undefined && least !== undefined && (
          <p className={`mt-1 text-sm ${ratio >= least ? 'text-ink-soft' : 'text-cinnabar'}`}>
            contrast {ratio.toFixed(2)} {ratio >= least ? '≥' : '<'} {least}
          </p>
        )}
        <FieldError
          id={`${id}-error`}
          error={valid ? undefined : colour ? 'Write #rrggbb.' : 'This value is invalid.'}
        />
      </div>
    </div>
  );
}
