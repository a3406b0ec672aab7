import { LoaderCircle, MailCheck, MailX } from '../../primitives/icons.ts';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { MessagePanel } from '../message-panel/message-panel.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const linkPanelMessages = {
  opening: 'Đang mở liên kết…',
};

/** State of a link in a mail whose page has one button. */
export type LinkPanelState =
  /** The link has not been read yet. */
  | { kind: 'loading' }
  /** The button was not pressed yet, or its request has failed with an error. */
  | { kind: 'ready'; email: string; busy?: boolean; error?: string }
  | { kind: 'done'; email: string; message?: string }
  /** The link does not work, now or later. */
  | { kind: 'refused'; message: string };

/** Texts of a page with one button. */
export interface LinkPanelTexts {
  title: string;
  /** Explanation before the button. */
  text: (email: ReactNode) => ReactNode;
  /** Label of the button. */
  confirm: string;
  /** `true` if the button deletes something. @default false */
  danger?: boolean;
  done: string;
  doneText: (email: ReactNode) => ReactNode;
}

export interface LinkPanelProps {
  /** State of the link. */
  state: LinkPanelState;
  /** Texts of the page. */
  texts: LinkPanelTexts;
  /** Icon before the button is pressed. */
  icon: ReactNode;
  /** Called when the visitor presses the button. */
  onConfirm: () => void;
}

/** Target of a link in a mail: explains, sends a request when a button is pressed, and reports. */
export function LinkPanel({ state, texts, icon, onConfirm }: LinkPanelProps) {
  const messages = useMessages('linkPanel', linkPanelMessages);
  const actions = useMessages('actions', actionMessages);
  const home = (primary: boolean) => (
    <Link href='/' className={`w-full sm:w-70 ${buttonClass(primary ? 'primary' : 'secondary')}`}>
      {actions.home}
    </Link>
  );
  switch (state.kind) {
    case 'loading':
      return (
        <MessagePanel
          icon={<LoaderCircle aria-hidden size={32} className='motion-safe:animate-spin' />}
          title={messages.opening}
        />
      );
    case 'ready':
      return (
        <MessagePanel icon={icon} title={texts.title} text={texts.text(strong(state.email))}>
          {state.error && !state.busy && (
            <Notice tone='error' className='mb-4 text-left'>{state.error}</Notice>
          )}
          <Button
            variant={texts.danger ? 'danger' : 'primary'}
            disabled={state.busy}
            onClick={onConfirm}
            className='mb-3 min-h-12 w-full sm:w-70'
          >
            {state.busy ? actions.busy : texts.confirm}
          </Button>
          {home(false)}
        </MessagePanel>
      );
    case 'done':
      return (
        <MessagePanel
          icon={<MailCheck aria-hidden size={32} strokeWidth={1.5} />}
          title={texts.done}
          text={state.message ?? texts.doneText(strong(state.email))}
        >
          {home(true)}
        </MessagePanel>
      );
    case 'refused':
      return (
        <MessagePanel
          tone='error'
          icon={<MailX aria-hidden size={32} strokeWidth={1.5} />}
          title={state.message}
        >
          {home(true)}
        </MessagePanel>
      );
  }
}

function strong(email: string) {
  return <strong className='font-semibold'>{email}</strong>;
}
