import type { BirthDetails, TuViValues } from '@thach-an/ui';
import { useStore } from '../shell/observable.ts';
import { birthForm, emptyForm, type TypedBirth } from './kept-birth.ts';
import { withHourSlot } from './read-details.ts';

/** Returns the content of the form of a birth. Each change is stored immediately. */
export function useBirthForm() {
  const stored = useStore(birthForm, undefined);
  const { values, calendar, details } = stored ?? emptyForm;
  const latest = () => birthForm.get() ?? emptyForm;

  return {
    values,
    calendar,
    details,
    // Only what has changed: while hydrating, the form shows nothing of what is stored.
    setValues(next: TuViValues) {
      const form = latest();
      birthForm.set({ ...form, values: { ...form.values, ...changesOf(next, values) } });
    },
    setDetails(next: BirthDetails) {
      const form = latest();
      const changed = { ...form.details, ...changesOf(next, details) };
      birthForm.set({ ...form, details: changed, values: withHourSlot(form.values, changed) });
    },
    setCalendar(next: TypedBirth['calendar']) {
      const form = latest();
      birthForm.set({ ...form, calendar: { ...form.calendar, ...changesOf(next, calendar) } });
    },
    clear: birthForm.clear,
  };
}

/** Returns the fields of an object that differ from those of another one. */
function changesOf<T extends object>(next: T, before: T): Partial<T> {
  const names = Object.keys(next) as (keyof T)[];
  return Object.fromEntries(
    names.filter((name) => next[name] !== before[name]).map((name) => [name, next[name]]),
  ) as Partial<T>;
}
