import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const sessionsSectionMessages = {
  title: 'Thiết bị đang đăng nhập',
  thisDevice: 'Thiết bị này',
  loggedInAt: (time: ReactNode): ReactNode => <>Đăng nhập lúc {time}</>,
  lastUsedOn: (day: ReactNode): ReactNode => <>Dùng lần cuối ngày {day}</>,
  logOut: 'Đăng xuất',
  logOutOf: (device: string) => `Đăng xuất ${device}`,
  logOutEverywhere: 'Đăng xuất mọi thiết bị',
  includingThis: 'Kể cả thiết bị này.',
};

/** A browser in which the account is logged in. Times are in ISO 8601 with a time zone. */
export interface SessionView {
  id: string;
  /** Browser and system, such as 'Chrome trên Android'. */
  device: string;
  /** Time of the log-in. */
  createdAt: string;
  /** Day of the last use. */
  lastUsedAt: string;
  /** `true` for this browser. */
  current: boolean;
}

export interface SessionsSectionProps {
  /** Sessions in display order. */
  sessions: readonly SessionView[];
  /** Ends one session. */
  onEnd: (id: string) => Promise<SubmitResult>;
  /** Ends all sessions, including this one. */
  onEndAll: () => Promise<SubmitResult>;
}

/** Section of the account page with the devices that are logged in. */
export function SessionsSection({ sessions, onEnd, onEndAll }: SessionsSectionProps) {
  const messages = useMessages('sessionsSection', sessionsSectionMessages);
  const actions = useMessages('actions', actionMessages);
  const all = useSubmission();
  return (
    <AccountSection title={messages.title}>
      <ul role='list' className='divide-y divide-line'>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </ul>
      {all.error && !all.busy && <Notice tone='error' className='mt-3'>{all.error}</Notice>}
      <div className='mt-4 flex flex-wrap items-center gap-x-4 gap-y-2'>
        <Button
          variant='secondary'
          disabled={all.busy}
          onClick={() => all.submit({}, onEndAll)}
          className='w-full sm:w-auto'
        >
          {all.busy ? actions.busy : messages.logOutEverywhere}
        </Button>
        <p className='text-ink-soft'>{messages.includingThis}</p>
      </div>
    </AccountSection>
  );
}

interface SessionRowProps {
  session: SessionView;
  onEnd: () => Promise<SubmitResult>;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const messages = useMessages('sessionsSection', sessionsSectionMessages);
  const actions = useMessages('actions', actionMessages);
  const { date, dateTime } = useMessages('dateTime', dateTimeMessages);
  const { busy, error, submit } = useSubmission();
  const { device, createdAt, lastUsedAt, current } = session;
  return (
    <li className='flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3'>
      <div className='min-w-0'>
        <p className='flex flex-wrap gap-x-3 gap-y-1 font-semibold wrap-anywhere'>
          {device}
          {current && (
            <span className='rounded-tag bg-jade-soft px-3 font-normal whitespace-nowrap text-jade'>
              {messages.thisDevice}
            </span>
          )}
        </p>
        <p className='flex flex-wrap gap-x-4 text-ink-soft'>
          <span>
            {messages.loggedInAt(<time dateTime={createdAt}>{dateTime(createdAt)}</time>)}
          </span>
          <span>
            {messages.lastUsedOn(<time dateTime={lastUsedAt}>{date(lastUsedAt)}</time>)}
          </span>
        </p>
        {error && <p role='alert' className='text-cinnabar'>{error}</p>}
      </div>
      {!current && (
        <Button
          variant='quiet'
          aria-label={messages.logOutOf(device)}
          disabled={busy}
          onClick={() => submit({}, onEnd)}
          className='-mx-3 px-3!'
        >
          {busy ? actions.busy : messages.logOut}
        </Button>
      )}
    </li>
  );
}
