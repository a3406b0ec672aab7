import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
import { noScriptMessages } from '../../messages/no-script-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { MailX } from '../../primitives/icons.ts';
import { endNoticesPageMessages } from './end-notices-page-messages.tsx';

export interface EndNoticesPageProps extends Omit<LinkPanelProps, 'texts' | 'icon'> {
  /** Name of the shop. */
  shopName: string;
}

/** Page of the link in a notice, which ends further notices. */
export function EndNoticesPage({ shopName, ...props }: EndNoticesPageProps) {
  const messages = useMessages('endNoticesPage', endNoticesPageMessages);
  const noScript = useMessages('noScript', noScriptMessages);
  return (
    <div className='page min-h-150 py-4'>
      <noscript>
        <p className='pt-8 text-center'>{noScript.text}</p>
      </noscript>
      <LinkPanel
        {...props}
        icon={<MailX aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          title: messages.title,
          text: (email) => <p>{messages.text(email, shopName)}</p>,
          action: messages.confirm,
          doneTitle: messages.done,
          doneText: messages.doneText,
        }}
      />
    </div>
  );
}
