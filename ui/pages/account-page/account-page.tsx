import type { ReactNode } from 'react';
import {
  AddressesSection,
  type AddressesSectionProps,
} from '../../account/addresses-section/addresses-section.tsx';
import {
  ChartsSection,
  type ChartsSectionProps,
} from '../../account/charts-section/charts-section.tsx';
import { DataSection, type DataSectionProps } from '../../account/data-section/data-section.tsx';
import {
  DeleteSection,
  type DeleteSectionProps,
} from '../../account/delete-section/delete-section.tsx';
import {
  EmailSection,
  type EmailSectionProps,
} from '../../account/email-section/email-section.tsx';
import { NameSection, type NameSectionProps } from '../../account/name-section/name-section.tsx';
import {
  PasswordSection,
  type PasswordSectionProps,
} from '../../account/password-section/password-section.tsx';
import {
  SessionsSection,
  type SessionsSectionProps,
} from '../../account/sessions-section/sessions-section.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const accountPageMessages = {
  title: 'Tài khoản',
  noScript: 'Trang tài khoản cần bật JavaScript để hiển thị.',
  guest: 'Vui lòng đăng nhập để xem tài khoản',
  guestText: 'Bạn có thể xem và thay đổi thông tin của mình sau khi đăng nhập.',
  /** Replaces `guestText` after the session has expired. */
  expiredText: 'Nội dung bạn đang nhập dở vẫn được giữ lại sau khi đăng nhập.',
  failed: 'Chưa tải được tài khoản',
  loading: 'Đang tải tài khoản…',
  memberSince: (day: ReactNode): ReactNode => <>Tham gia từ ngày {day}</>,
};

/** Content of the account page. */
export interface AccountSections {
  /**
   * Time of the registration, in ISO 8601 with a time zone. It identifies the account: another one
   * discards what was typed.
   */
  createdAt: string;
  name: NameSectionProps;
  email: EmailSectionProps;
  password: PasswordSectionProps;
  sessions: SessionsSectionProps;
  addresses: AddressesSectionProps;
  charts: ChartsSectionProps;
  data: DataSectionProps;
  deletion: DeleteSectionProps;
}

export interface AccountPageProps {
  /** `true` if the visitor is not logged in. @default false */
  guest?: boolean;
  /** Called when a guest presses the log-in button. */
  onLogIn: () => void;
  /** State of the account. @default 'ready' */
  state?: 'loading' | 'ready' | 'failed';
  /** Called when the visitor asks to load the account again. */
  onRetry: () => void;
  /**
   * Sections of the account. A guest does not see them, but after another log-in everything that
   * was typed before the session expired is still there.
   */
  sections?: AccountSections;
}

/** Account page: everything about the customer's account, or a log-in button for a guest. */
export function AccountPage(
  { guest = false, onLogIn, state = 'ready', onRetry, sections }: AccountPageProps,
) {
  const messages = useMessages('accountPage', accountPageMessages);
  const { logIn, retry, retryHint } = useMessages('actions', actionMessages);
  const visible = !guest && state === 'ready' && sections !== undefined;
  return (
    <div className='page min-h-150 pt-8 pb-16'>
      <div className='mx-auto max-w-170'>
        <h1 className='pb-6 text-3xl'>{messages.title}</h1>
        <noscript>
          <p className='pb-6'>{messages.noScript}</p>
        </noscript>
        {guest && (
          <EmptyState
            title={messages.guest}
            action={<Button onClick={onLogIn}>{logIn}</Button>}
          >
            {sections ? messages.expiredText : messages.guestText}
          </EmptyState>
        )}
        {!guest && state === 'loading' && <AccountSkeleton />}
        {!guest && state === 'failed' && (
          <EmptyState
            title={messages.failed}
            action={<Button onClick={onRetry}>{retry}</Button>}
          >
            {retryHint}
          </EmptyState>
        )}
        {sections && (
          <div hidden={!visible}>
            <Sections key={sections.createdAt} {...sections} />
          </div>
        )}
      </div>
    </div>
  );
}

function Sections(
  { createdAt, name, email, password, sessions, addresses, charts, data, deletion }:
    AccountSections,
) {
  const messages = useMessages('accountPage', accountPageMessages);
  const { date } = useMessages('dateTime', dateTimeMessages);
  return (
    <>
      <p className='-mt-4 pb-6 text-ink-soft'>
        {messages.memberSince(<time dateTime={createdAt}>{date(createdAt)}</time>)}
      </p>
      <NameSection {...name} />
      <EmailSection {...email} />
      <PasswordSection {...password} />
      <SessionsSection {...sessions} />
      <AddressesSection {...addresses} />
      <ChartsSection {...charts} />
      <DataSection {...data} />
      <DeleteSection {...deletion} />
    </>
  );
}

function AccountSkeleton() {
  const messages = useMessages('accountPage', accountPageMessages);
  return (
    <div role='status' className='noscript:hidden'>
      <span className='sr-only'>{messages.loading}</span>
      <div aria-hidden>
        {['name', 'email', 'password', 'sessions'].map((section) => (
          <div key={section} className='border-t border-line py-5'>
            <div className='flex items-center justify-between gap-4'>
              <Skeleton className='h-7 w-32' />
              <Skeleton className='h-11 w-36' />
            </div>
            <Skeleton className='mt-3 h-6 w-2/3' />
          </div>
        ))}
      </div>
    </div>
  );
}
