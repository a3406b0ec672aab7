import { useMessages } from '../../messages/use-messages.ts';
import { laSoCardMessages } from './la-so-card-messages.ts';

/** Rules by which the chart is drawn, in a closed disclosure, and what the chart is not. */
export function LaSoRules() {
  const messages = useMessages('laSoCard', laSoCardMessages);
  return (
    <>
      <details className='mt-6 print:hidden'>
        <summary className='min-h-11 content-center font-semibold text-jade'>
          {messages.rulesTitle}
        </summary>
        <ul className='mt-2 list-disc space-y-1.5 pl-5'>
          {messages.rules.map((rule) => <li key={rule}>{rule}</li>)}
        </ul>
      </details>
      <p className='mt-4 text-ink-soft print:mt-2'>{messages.disclaimer}</p>
    </>
  );
}
