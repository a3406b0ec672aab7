import { UserRoundX } from '../../primitives/icons.ts';
import { LinkFrame } from '../../account/link-panel/link-frame.tsx';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { notMePageMessages } from './not-me-page-messages.tsx';

export interface NotMePageProps extends Omit<LinkPanelProps, 'texts' | 'icon'> {
  /** Name of the shop. */
  shopName: string;
}

/** Page for a person whose e-mail address somebody else has used. */
export function NotMePage({ shopName, ...props }: NotMePageProps) {
  const messages = useMessages('notMePage', notMePageMessages);
  return (
    <LinkFrame>
      <LinkPanel
        {...props}
        icon={<UserRoundX aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          ...messages,
          text: (email) => (
            <>
              <p>{messages.text(email, shopName)}</p>
              <p className='mt-3 text-ink-soft'>{messages.registeredText}</p>
            </>
          ),
          danger: true,
        }}
      />
    </LinkFrame>
  );
}
