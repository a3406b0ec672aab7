import { AlmanacLine, Button, DayLeaf, useHydrated } from '@thach-an/ui';
import { notify } from '../shell/notify.ts';
import type { DayView } from './day-view.ts';

/** Renders a day: its leaf, which is printed, the lines of the calendar, and the folk layer. */
export function DayContent({ day }: { day: DayView }) {
  const { leaf, calendar, folk, hours, holidayNotes } = day;
  return (
    <>
      <DayLeaf {...leaf} />
      {holidayNotes.length > 0 && (
        <details className='mt-2 text-sm text-ink-soft print:hidden'>
          <summary className='inline-flex min-h-11 cursor-pointer items-center hover:text-jade'>
            Căn cứ của ngày nghỉ
          </summary>
          {holidayNotes.map(({ basis, source }) => (
            <p key={source} className='pb-2 wrap-anywhere'>
              {basis} <span lang='en'>{source}</span>
            </p>
          ))}
        </details>
      )}
      <div className='mt-8 grid gap-x-10 gap-y-8 print:hidden sm:grid-cols-2'>
        <section aria-labelledby='lich-ngay'>
          <h2 id='lich-ngay' className='pb-2 text-xl leading-[1.3]'>Lịch</h2>
          {calendar.map((line) => <AlmanacLine key={line.field} explanation={line} />)}
        </section>
        <section aria-labelledby='lich-gio' className='folk'>
          <h2 id='lich-gio' className='pb-2 text-xl leading-[1.3]'>Mười hai giờ</h2>
          <ul role='list'>
            {hours.map(({ chi, can, start, end, than, hoangDao }) => (
              <li
                key={chi}
                className='flex flex-wrap justify-between gap-x-3 border-b border-line py-1.5'
              >
                <span>
                  <span className='font-semibold'>{can} {chi}</span>{' '}
                  <span className='text-ink-soft'>{start}–{end} giờ</span>
                </span>
                <span>{than} ({hoangDao ? 'hoàng đạo' : 'hắc đạo'})</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby='lich-dan-gian' className='folk sm:col-span-2'>
          <h2 id='lich-dan-gian' className='pb-2 text-xl leading-[1.3]'>Dân gian</h2>
          <div className='gap-x-10 sm:columns-2'>
            {folk.map((line) => (
              <AlmanacLine key={line.field} explanation={line} className='break-inside-avoid' />
            ))}
          </div>
          <p className='mt-3 text-sm text-ink-soft'>
            Dấu * : các trường phái tính khác nhau; mở dòng để xem.
          </p>
        </section>
      </div>
      <DayActions day={day} />
    </>
  );
}

/** Renders the buttons that need scripts: the picture of the day, and the printed leaf. */
function DayActions({ day }: { day: DayView }) {
  const hydrated = useHydrated();
  const save = () =>
    import('./save-day-picture.ts').then(({ saveDayPicture }) => saveDayPicture(day))
      .catch((error) => {
        console.warn('The picture could not be made', error);
        notify('error', 'Không lưu được ảnh, vui lòng thử lại', 3_000);
      });
  return (
    <div className='mt-6 flex min-h-25 flex-wrap content-start gap-3 print:hidden sm:min-h-11'>
      {hydrated && (
        <>
          <Button variant='secondary' onClick={save}>Lưu ảnh để chia sẻ</Button>
          <Button variant='secondary' onClick={() => print()}>In tờ lịch</Button>
        </>
      )}
    </div>
  );
}
