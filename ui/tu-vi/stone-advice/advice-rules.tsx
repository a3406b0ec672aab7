import type { NguHanh } from '@thach-an/lunar';
import { useMessages } from '../../messages/use-messages.ts';
import { stoneAdviceMessages } from './stone-advice-messages.ts';

export interface AdviceRulesProps {
  /** Element of the birth. */
  menh: NguHanh;
  /** Element that overcomes it. */
  overcomer: NguHanh;
}

/** Rules of the advice on stones, in a closed disclosure, and the limits of the advice. */
export function AdviceRules({ menh, overcomer }: AdviceRulesProps) {
  const messages = useMessages('stoneAdvice', stoneAdviceMessages);
  return (
    <>
      <details className='mt-6'>
        <summary className='min-h-11 content-center font-semibold text-jade'>
          {messages.rulesTitle}
        </summary>
        <ul className='mt-2 list-disc space-y-1.5 pl-5'>
          {messages.rules(menh, overcomer).map((rule) => <li key={rule}>{rule}</li>)}
        </ul>
      </details>
      <p className='mt-4 text-ink-soft'>{messages.disclaimer}</p>
    </>
  );
}
