import { useMessages } from '../../messages/use-messages.ts';
import { passwordFieldMessages } from '../password-field/password-field-messages.ts';
import type { PasswordStrength } from '../password-field/password-strength.ts';

export interface StrengthMeterProps {
  /** Strength of a password. Without one, the bars are empty. @default undefined */
  strength?: PasswordStrength;
}

/** Number of full bars, and their colour. */
const levels = {
  'too-short': [1, 'bg-cinnabar'],
  guessable: [1, 'bg-cinnabar'],
  fair: [2, 'bg-gold'],
  good: [3, 'bg-jade'],
  strong: [4, 'bg-jade'],
} as const satisfies Record<PasswordStrength, readonly [number, string]>;

/** Meter of four bars. It keeps its height without a strength, so that nothing moves. */
export function StrengthMeter({ strength }: StrengthMeterProps) {
  const messages = useMessages('passwordField', passwordFieldMessages);
  const [level, colour] = strength ? levels[strength] : [0, ''];
  const meter = strength && {
    role: 'meter',
    'aria-label': messages.meter,
    'aria-valuemin': 0,
    'aria-valuemax': 4,
    'aria-valuenow': level,
    'aria-valuetext': messages[strength],
  };
  return (
    <div {...meter} className='flex gap-1.5'>
      {[1, 2, 3, 4].map((bar) => (
        <span
          key={bar}
          className={`h-1 grow rounded-full forced-colors:border ${
            bar <= level ? `${colour} forced-colors:bg-[CanvasText]` : 'bg-line'
          }`}
        />
      ))}
    </div>
  );
}
