import type { Analysis } from '@thach-an/lunar';
import {
  type BirthCalendar,
  type BirthDetails,
  onFirstInput,
  type TuViTab,
  type TuViValues,
} from '@thach-an/ui';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../shell/notify.ts';
import { type AnalysisResult, type FieldErrors, unreachable } from './analysis-result.ts';
import { withExactHour } from './read-details.ts';
import { birthForm, isOther, keptBirth } from './kept-birth.ts';
import { useBirthForm } from './use-birth-form.ts';
import { readSharedUrl, type SharedBirth, sharedHref } from './shared-birth.ts';

/** Name on a shared chart: its URL contains none. */
const sharedName = 'Lá số được chia sẻ';

export interface Chart {
  birth: SharedBirth;
  details: BirthDetails;
  analysis: Analysis;
  /** `true` for the chart of a link. */
  shared: boolean;
}

interface State {
  tab: TuViTab;
  busy: boolean;
  errors: FieldErrors;
  error?: string;
  chart?: Chart;
}

/** Loads the conversion of lunar dates, which few visitors use. */
const loadConversion = () => import('./solar-birth.ts');

const logMissingPart = (error: unknown) => console.warn('A part of the page is missing', error);

/** Options of a navigation that replaces only the URL. */
const inPlace = { replace: true, preventScrollReset: true };

/** Loads the request of an analysis: its checks are a quarter of the page's scripts. */
const loadRequest = () => import('./analyze-birth.ts');

async function requestAnalysis(base: string, values: TuViValues): Promise<AnalysisResult> {
  try {
    const { analyzeBirth } = await loadRequest();
    return await analyzeBirth(base, values);
  } catch (error) {
    console.warn('The analysis could not be requested', error);
    return { error: unreachable };
  }
}

/**
 * Returns the state of the Tử Vi page: the form, the tab, and the chart, which survives a reload.
 */
export function useTuVi(analysisUrl: string, params: URLSearchParams, hash: string) {
  const [state, change] = useReducer(
    (state: State, change: Partial<State>): State => ({ ...state, ...change }),
    { tab: 'info', busy: false, errors: {} },
  );
  const form = useBirthForm();
  const { values, calendar, details } = form;
  const navigate = useNavigate();
  /** Number of the last request: responses to earlier ones are ignored. */
  const lastRequest = useRef(0);
  /** Fragment of the URL that is shown. */
  const openedHash = useRef(hash);

  /**
   * Requests a chart; `onDone` is called after its success, unless another request has followed.
   * A quiet request leaves the form and its tab as they are.
   */
  async function analyze(
    typed: TuViValues,
    details: BirthDetails,
    { shared = false, quiet = false, onDone = () => {} } = {},
  ) {
    const values = withExactHour(typed, details);
    const request = lastRequest.current += 1;
    if (!quiet) change({ busy: true, errors: {}, error: undefined });
    const result = await requestAnalysis(analysisUrl, values);
    if (request !== lastRequest.current) return;
    if ('analysis' in result) {
      const chart = { birth: values, details, shared, ...result };
      change({ chart, ...!quiet && { busy: false, tab: 'analysis' } });
      onDone();
    } else if (!quiet) {
      change({ busy: false, tab: 'info', ...result });
    }
  }

  const [conversion, setConversion] = useState<Awaited<ReturnType<typeof loadConversion>>>();

  /** Returns the values with the solar date; `undefined` after an error, which is shown. */
  async function solarValues(): Promise<TuViValues | undefined> {
    if (calendar.value === 'solar') return values;
    try {
      const { toSolarBirth, withSolarDate } = await loadConversion();
      const birth = toSolarBirth(values, calendar.leap, details.place);
      if ('date' in birth) return withSolarDate(values, birth.date);
      change({ errors: birth.errors, error: undefined });
    } catch (error) {
      console.warn('The lunar date could not be converted', error);
      change({ error: unreachable });
    }
  }

  /** Returns the solar date of the typed lunar date, such as '15/3/1965', once it is complete. */
  function solarDate(): string | undefined {
    const { value, leap } = calendar;
    if (value === 'solar' || !conversion || values.birthYear.length < 4) return undefined;
    const birth = conversion.toSolarBirth(values, leap, details.place);
    return 'date' in birth ? `${birth.date.day}/${birth.date.month}/${birth.date.year}` : undefined;
  }

  async function submit() {
    change({ busy: true });
    const birth = await solarValues();
    if (!birth) return change({ busy: false });
    const onDone = () => {
      keptBirth.set({ values: birth, details });
      // From now on a reload shows this chart, not that of a shared URL.
      navigate('/tuvi', inPlace);
      notify('success', 'Phân tích thành công!');
    };
    analyze(birth, details, { onDone });
  }

  // After hydration: the shared and the kept birth are available in the browser only.
  const begin = useRef((search: URLSearchParams, hash: string) => {
    const shared = readSharedUrl(search, hash);
    if (shared) {
      change({ tab: 'analysis' });
      const { birth, details } = shared;
      analyze({ name: sharedName, ...birth }, details, { shared: true });
      // Further requests would send a birth in the query to the server, as their referrer.
      if (search.has('birth')) {
        const href = sharedHref(birth, details);
        openedHash.current = href.slice(href.indexOf('#'));
        navigate(href, inPlace);
      }
      return;
    }
    const kept = keptBirth.get();
    if (!kept) return;
    // The form of another birth, which is being typed, stays in front of the chart.
    const quiet = isOther(birthForm.get(), kept);
    if (!quiet) change({ tab: 'analysis' });
    analyze(kept.values, kept.details, { quiet });
  });
  useEffect(
    () => onFirstInput(() => void loadRequest().catch(logMissingPart)),
    [],
  );
  // Another shared URL in the same tab changes only the fragment.
  useEffect(() => {
    if (hash === openedHash.current) return;
    openedHash.current = hash;
    if (hash.startsWith('#birth=')) begin.current(params, hash);
  }, [hash]);
  useEffect(() => {
    begin.current(params, hash);
    // Ignores a response that arrives after the page was left.
    return () => void (lastRequest.current += 1);
  }, []);

  useEffect(() =>
    keptBirth.subscribe(() => {
      if (keptBirth.get()) return;
      // The customer has logged out in another tab.
      lastRequest.current += 1;
      change({ tab: 'info', busy: false, errors: {}, error: undefined, chart: undefined });
    }), []);

  useEffect(() => {
    if (calendar.value === 'lunar') loadConversion().then(setConversion, logMissingPart);
  }, [calendar.value]);

  return {
    state,
    values,
    details,
    setTab: (tab: TuViTab) => change({ tab }),
    setValues(values: TuViValues) {
      form.setValues(values);
      change({ error: undefined });
    },
    calendar: {
      ...calendar,
      solarDate: solarDate(),
      onChange(value, leap) {
        form.setCalendar({ value, leap });
        change({ errors: {} });
      },
    } satisfies BirthCalendar,
    setDetails: form.setDetails,
    submit,
    startAgain() {
      form.clear();
      change({ tab: 'info', errors: {}, error: undefined });
    },
  };
}
