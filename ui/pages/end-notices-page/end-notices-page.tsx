import { LinkFrame } from '../../account/link-panel/link-frame.tsx';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
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
  return (
    <LinkFrame>
      <LinkPanel
        {...props}
        icon={<MailX aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          ...messages,
          text: (email) => <p>{messages.text(email, shopName)}</p>,
        }}
      />
    </LinkFrame>
  );
}
