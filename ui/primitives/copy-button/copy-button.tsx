import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

const copyButtonMessages = {
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  failed: 'Chưa sao chép được',
};

/** Time for which the button shows the result, in ms. */
const shownTime = 2_000;

export interface CopyButtonProps extends ButtonProps {
  /** Text to copy. */
  text: string;
}

/**
 * Copies a text to the clipboard. Instead of its label, which is 'Sao chép' by default, it shows
 * for two seconds that it succeeded, or that the browser forbids it. `ref`, `className` and other
 * props go to the `<button>`.
 */
export function CopyButton(
  { text, variant = 'secondary', onClick, children, ...rest }: CopyButtonProps,
) {
  const messages = useMessages('copyButton', copyButtonMessages);
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), shownTime);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      // A page without HTTPS has no clipboard.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <>
      <Button
        data-slot='copy-button'
        variant={variant}
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          void copy();
        }}
      >
        {result ? messages[result] : children ?? messages.copy}
      </Button>
      <span aria-live='polite' className='sr-only'>{result && messages[result]}</span>
    </>
  );
}
