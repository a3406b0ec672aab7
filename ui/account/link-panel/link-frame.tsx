import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** Text of the pages that links in mails open, without JavaScript. */
const noScriptMessages = {
  text: 'Trang này cần bật JavaScript để hoạt động.',
};

interface LinkFrameProps {
  /** Panel of the page. */
  children: ReactNode;
}

/** Frame of a page that the link in a mail opens, with a sentence for browsers without scripts. */
export function LinkFrame({ children }: LinkFrameProps) {
  return (
    <div className='page min-h-150 py-4'>
      <NoScript />
      {children}
    </div>
  );
}

/** Sentence for browsers without scripts. */
export function NoScript() {
  const { text } = useMessages('noScript', noScriptMessages);
  return (
    <noscript>
      <p className='pt-8 text-center'>{text}</p>
    </noscript>
  );
}
