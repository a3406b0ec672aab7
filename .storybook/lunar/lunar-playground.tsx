import { useState } from 'react';
import {
  type Calendar,
  canChiOfYear,
  type FourPillars,
  fourPillars,
  fromDate,
  type Gender,
  type LaSo,
  laSo,
  type LunarDate,
  toLunar,
  type ZonedDateTime,
} from '../../lunar/mod.ts';
import { Button } from '../../ui/primitives/button/button.tsx';
import { controlClass, Field } from '../../ui/primitives/field/field.tsx';
import { TuViPillars } from '../../ui/tu-vi/tu-vi-pillars/tu-vi-pillars.tsx';
import { TuViSection } from '../../ui/tu-vi/tu-vi-section/tu-vi-section.tsx';
import { Section } from '../blocks/section.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChoiceField } from './choice-field.tsx';

interface PlaygroundValues {
  /** Date and time in UTC, such as `2026-02-16T17:30`. */
  instant: string;
  /** Name of a time zone in the IANA database. */
  timeZone: string;
  /** Calendar of the lunar date and the chart. */
  calendar: Calendar;
  gender: Gender;
}

/** Results of the calendar for an instant. */
interface Reading {
  birth: ZonedDateTime;
  lunar: LunarDate;
  pillars: FourPillars;
  chart: LaSo;
}

const calendars: Calendar[] = ['vietnam', 'vietnam-south', 'utc+7', 'utc+8'];
const genders: Gender[] = ['female', 'male'];
const timeZones = [
  'Asia/Ho_Chi_Minh',
  'Asia/Tokyo',
  'Europe/Paris',
  'America/Los_Angeles',
  'Australia/Sydney',
  'UTC',
];

/** Fields for an instant, a time zone and a calendar, with the results of `lunar` for them. */
export function LunarPlayground(
  { instant = '2026-02-16T17:30', timeZone = 'Asia/Ho_Chi_Minh', calendar = 'vietnam' }: Partial<
    PlaygroundValues
  >,
) {
  const [values, setValues] = useState<PlaygroundValues>({
    instant,
    timeZone,
    calendar,
    gender: 'female',
  });
  const set = (change: Partial<PlaygroundValues>) => setValues({ ...values, ...change });
  const reading = readInstant(values);
  return (
    <Section className='grid max-w-220 grid-cols-1 gap-8'>
      <div className='grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-5'>
        <div className='grid grid-cols-1 gap-5 sm:grid-cols-2'>
          <div>
            <Field label='Date and time in UTC'>
              {(control) => (
                <input
                  {...control}
                  type='datetime-local'
                  value={values.instant}
                  onChange={(event) => set({ instant: event.currentTarget.value })}
                  className={controlClass}
                />
              )}
            </Field>
            <Button
              className='mt-3'
              onClick={() => set({ instant: new Date().toISOString().slice(0, 16) })}
            >
              Now
            </Button>
          </div>
          <Field label='Time zone'>
            {(control) => (
              <>
                <input
                  {...control}
                  list={`${control.id}-zones`}
                  spellCheck={false}
                  value={values.timeZone}
                  onChange={(event) => set({ timeZone: event.currentTarget.value })}
                  className={controlClass}
                />
                <datalist id={`${control.id}-zones`}>
                  {timeZones.map((name) => <option key={name} value={name} />)}
                </datalist>
              </>
            )}
          </Field>
        </div>
        <ChoiceField
          label='Calendar'
          name='calendar'
          values={calendars}
          value={values.calendar}
          onChange={(chosen) => set({ calendar: chosen })}
        />
        <ChoiceField
          label='Gender, for the chart'
          name='gender'
          values={genders}
          value={values.gender}
          onChange={(chosen) => set({ gender: chosen })}
        />
      </div>
      <pre className='wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-surface p-5 font-mono text-sm'>
        {codeOf(values)}
      </pre>
      <div role='status'>
        {'error' in reading
          ? <p className='font-semibold text-cinnabar'>{reading.error}</p>
          : <LunarDateLine reading={reading} timeZone={values.timeZone} />}
      </div>
      {'chart' in reading && (
        <>
          <TuViPillars pillars={reading.pillars} />
          <TuViSection title='Lá số'>
            <ChartTable chart={reading.chart} />
          </TuViSection>
        </>
      )}
    </Section>
  );
}

function LunarDateLine({ reading, timeZone }: { reading: Reading; timeZone: string }) {
  const { birth, lunar } = reading;
  const { can, chi } = canChiOfYear(lunar.year);
  const time = [birth.hour, birth.minute].map((number) => `${number}`.padStart(2, '0')).join(':');
  const month = lunar.leap ? `${lunar.month} nhuận` : lunar.month;
  return (
    <>
      <p className='text-ink-soft'>
        {`${birth.day}/${birth.month}/${birth.year} ${time} in ${timeZone}`}
      </p>
      <p className='font-serif text-2xl'>
        {`Ngày ${lunar.day} tháng ${month} năm ${can} ${chi} (${lunar.year})`}
      </p>
    </>
  );
}

/** Calls the calendar. An invalid field returns the message of its error. */
function readInstant(
  { instant, timeZone, calendar, gender }: PlaygroundValues,
): Reading | { error: string } {
  try {
    const birth = fromDate(new Date(`${instant}Z`), timeZone);
    const { utcOffset } = birth;
    return {
      birth,
      lunar: toLunar(birth, { calendar }),
      pillars: fourPillars(birth, { utcOffset }),
      chart: laSo({ ...birth, gender }, { calendar }),
    };
  } catch (error) {
    if (error instanceof RangeError) return { error: error.message };
    throw error;
  }
}

/** Returns the code whose results the playground shows. */
function codeOf({ instant, timeZone, calendar, gender }: PlaygroundValues): string {
  return [
    `const date = new Date('${instant}Z');`,
    `const birth = fromDate(date, ${JSON.stringify(timeZone).replaceAll('"', "'")});`,
    `toLunar(birth, { calendar: '${calendar}' });`,
    'fourPillars(birth, { utcOffset: birth.utcOffset });',
    `laSo({ ...birth, gender: '${gender}' }, { calendar: '${calendar}' });`,
  ].join('\n');
}
