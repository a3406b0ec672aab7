import { MailCheck } from '../../primitives/icons.ts';
import { LinkFrame } from '../../account/link-panel/link-frame.tsx';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { confirmEmailPageMessages } from './confirm-email-page-messages.tsx';

export type ConfirmEmailPageProps = Omit<LinkPanelProps, 'texts' | 'icon'>;

/** Page that the link in a mail to a new e-mail address opens. */
export function ConfirmEmailPage(props: ConfirmEmailPageProps) {
  const messages = useMessages('confirmEmailPage', confirmEmailPageMessages);
  return (
    <LinkFrame>
      <LinkPanel
        {...props}
        icon={<MailCheck aria-hidden size={32} strokeWidth={1.5} />}
        texts={messages}
      />
    </LinkFrame>
  );
}
