import { MailCheck } from '../../primitives/icons.ts';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
import { noScriptMessages } from '../../messages/no-script-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { confirmEmailPageMessages } from './confirm-email-page-messages.tsx';

export type ConfirmEmailPageProps = Omit<LinkPanelProps, 'texts' | 'icon'>;

/** Page that the link in a mail to a new e-mail address opens. */
export function ConfirmEmailPage(props: ConfirmEmailPageProps) {
  const messages = useMessages('confirmEmailPage', confirmEmailPageMessages);
  const noScript = useMessages('noScript', noScriptMessages);
  return (
    <div className='page min-h-150 py-4'>
      <noscript>
        <p className='pt-8 text-center'>{noScript.text}</p>
      </noscript>
      <LinkPanel
        {...props}
        icon={<MailCheck aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          title: messages.title,
          text: messages.text,
          action: messages.confirm,
          doneTitle: messages.done,
          doneText: messages.doneText,
        }}
      />
    </div>
  );
}
