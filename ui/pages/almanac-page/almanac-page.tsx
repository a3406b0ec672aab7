import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { buttonClass } from '../../primitives/button/button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Link } from '../../primitives/link/link.tsx';

const almanacPageMessages = {
  title: 'Lịch vạn niên',
  views: 'Các phần của lịch',
  search: 'Tìm ngày',
  searchHint: '24/11, 10/3 âm, rằm tháng bảy',
  find: 'Xem',
  notFound:
    'Lịch không có ngày này, hoặc cách viết chưa đọc được. Bạn thử gõ như 24/11, 10/3 âm, rằm tháng bảy hoặc Trung thu 2027.',
  folk: 'Phần dân gian',
  large: 'Chữ lớn',
  note:
    'Ngày tháng tính theo vị trí Mặt Trăng và Mặt Trời, giờ Việt Nam. Phần dân gian là tập quán, chỉ để tham khảo; mỗi dòng mở ra cách tính và nguồn.',
};

export interface AlmanacPageProps {
  /** Heading of the view. */
  heading: string;
  /** Links to the views; the current one is marked. */
  views: readonly { label: string; href: string; current: boolean }[];
  /** Address to which the field for a date is sent. */
  searchAction: string;
  /** Text of the field for a date that is not one. @default undefined */
  unread?: string;
  /** Shows the switch of the folk layer. @default false */
  folkSwitch?: boolean;
  /**
   * Keeps the switches by their names for the next page. Without it, each page begins with its own.
   * @default undefined
   */
  switches?: {
    read(): Readonly<Record<string, boolean>> | undefined;
    write(checked: Record<string, boolean>): void;
  };
  /** The view. Elements with the class `folk` are hidden by the switch. */
  children: ReactNode;
  /** Strip at the foot of the page. @default undefined */
  foot?: ReactNode;
}

/**
 * Frame of all views of the almanac: views, a field that takes dates of both calendars, and
 * switches for the folk layer and for large print. All of it works without scripts.
 */
export function AlmanacPage(
  { heading, views, searchAction, unread, folkSwitch = false, switches, children, foot }:
    AlmanacPageProps,
) {
  const messages = useMessages('almanacPage', almanacPageMessages);
  const container = useRef<HTMLDivElement>(null);
  const boxes = () => [...container.current?.querySelectorAll('input') ?? []];
  useEffect(() => {
    const show = (shown: readonly HTMLInputElement[]) => {
      const kept = switches?.read() ?? {};
      for (const box of shown) box.checked = kept[box.name] ?? box.checked;
    };
    // A change before the hydration counts. `autoComplete` is off: the browser restores none.
    const untouched = boxes().filter((box) => box.checked === box.defaultChecked);
    show(untouched);
    if (untouched.length < boxes().length) keep();
    // From the back/forward cache the page comes with the switches that it had.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && show(boxes());
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
  // A view without one of the switches keeps it as it was.
  const keep = () =>
    switches?.write({
      ...switches.read(),
      ...Object.fromEntries(boxes().map(({ name, checked }) => [name, checked])),
    });
  return (
    <div className='page pt-8 pb-16 has-[[name=dan-gian]:not(:checked)]:[&_.folk]:hidden has-[[name=chu-lon]:checked]:[&_.almanac-view]:[zoom:1.3] print:p-0'>
      <div className='mx-auto max-w-200'>
        <p className='text-ink-soft print:hidden'>{messages.title}</p>
        <h1 className='pb-3 text-3xl leading-[1.3] wrap-anywhere'>{heading}</h1>
        <nav aria-label={messages.views} className='print:hidden'>
          <ul role='list' className='flex flex-wrap gap-x-3 sm:gap-x-4'>
            {views.map(({ label, href, current }) => (
              <li key={href}>
                <Link
                  href={href}
                  target='_self'
                  aria-current={current ? 'page' : undefined}
                  className={joinClasses(
                    'inline-flex min-h-11 items-center text-jade underline-offset-4 hover:underline',
                    current ? 'font-semibold underline' : undefined,
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <form
          action={searchAction}
          className='mt-2 flex flex-wrap items-end gap-3 print:hidden'
        >
          <TextField
            label={messages.search}
            defaultValue={unread}
            error={unread === undefined ? undefined : messages.notFound}
            autoFocus={unread !== undefined}
            fieldClassName='min-w-0 grow basis-60'
            name='ngay'
            required
            maxLength={80}
            placeholder={messages.searchHint}
          />
          <button type='submit' className={buttonClass('secondary')}>{messages.find}</button>
        </form>
        <div
          ref={container}
          onChange={keep}
          className='mt-2 flex flex-wrap gap-x-6 print:hidden'
        >
          {folkSwitch && (
            <Choice name='dan-gian' autoComplete='off' defaultChecked>{messages.folk}</Choice>
          )}
          <Choice name='chu-lon' autoComplete='off'>{messages.large}</Choice>
        </div>
        <div className='almanac-view mt-6 print:mt-0 print:[zoom:0.8]'>{children}</div>
        <p className='mt-8 text-sm text-ink-soft'>{messages.note}</p>
        {foot && <div className='mt-8 border-t border-line pt-6 print:hidden'>{foot}</div>}
      </div>
    </div>
  );
}
