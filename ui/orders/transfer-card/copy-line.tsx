import { useEffect, useId, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { transferCardMessages } from './transfer-card-messages.ts';

/** Time for which a button shows that it has copied its text, in ms. */
const shownTime = 2_000;

interface CopyLineProps {
  /** Name of the value. */
  name: string;
  /** Value as it is shown. */
  shown: string;
  /** Text that is copied. */
  text: string;
}

/** A value of the transfer with a button that copies it, within a `<dl>`. */
export function CopyLine({ name, shown, text }: CopyLineProps) {
  const messages = useMessages('transferCard', transferCardMessages);
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const id = useId();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), shownTime);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );
  return (
    <div className='grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2'>
      <dt className='text-ink-soft'>{name}</dt>
      <dd id={id} className='col-start-1 font-semibold break-words tabular-nums select-all'>
        {shown}
      </dd>
      <dd className='col-start-2 row-span-2 row-start-1'>
        <Button
          variant='secondary'
          aria-label={messages.copyOf(name)}
          aria-describedby={id}
          onClick={copy}
        >
          {result ? messages[result] : messages.copy}
        </Button>
        <span aria-live='polite' className='sr-only'>{result && messages[result]}</span>
      </dd>
    </div>
  );
}
