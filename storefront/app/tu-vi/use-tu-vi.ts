import type { Analysis } from '@thach-an/lunar';
import { type BirthDetails, noDetails, type TuViTab, type TuViValues } from '@thach-an/ui';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../shell/notify.ts';
import { onFirstInput } from '../shell/on-first-input.ts';
import { type AnalysisResult, type FieldErrors, unreachable } from './analysis-result.ts';
import { withExactHour, withHourSlot } from './read-details.ts';
import { keptBirth } from './kept-birth.ts';
import { readSharedUrl, type SharedBirth } from './shared-birth.ts';

/** Name on a shared chart: its URL contains none. */
const sharedName = 'Lá số được chia sẻ';

const empty: TuViValues = {
  name: '',
  birthYear: '',
  birthMonth: '',
  birthDay: '',
  birthHour: '',
  gender: '',
};

/** A chart and its birth. */
export interface Chart {
  birth: SharedBirth;
  details: BirthDetails;
  analysis: Analysis;
}

interface State {
  tab: TuViTab;
  values: TuViValues;
  details: BirthDetails;
  busy: boolean;
  errors: FieldErrors;
  error?: string;
  chart?: Chart;
}

type Change = Partial<State>;

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
    (state: State, change: Change): State => ({ ...state, ...change }),
    { tab: 'info', values: empty, details: noDetails, busy: false, errors: {} },
  );
  const navigate = useNavigate();
  /** Number of the last request: responses to earlier ones are ignored. */
  const lastRequest = useRef(0);

  /**
   * Requests a chart; `onDone` is called after its success, unless another request has followed.
   */
  async function analyze(
    typed: TuViValues,
    details: BirthDetails,
    onDone: () => void = () => {},
  ) {
    const values = withExactHour(typed, details);
    const request = lastRequest.current += 1;
    change({ busy: true, errors: {}, error: undefined });
    const result = await requestAnalysis(analysisUrl, values);
    if (request !== lastRequest.current) return;
    if ('analysis' in result) {
      change({ busy: false, tab: 'analysis', chart: { birth: values, details, ...result } });
      onDone();
    } else {
      change({ busy: false, tab: 'info', ...result });
    }
  }

  function submit() {
    const { values, details } = state;
    analyze(values, details, () => {
      keptBirth.set({ values, details });
      // From now on a reload shows this chart, not that of a shared URL.
      navigate('/tuvi', { replace: true, preventScrollReset: true });
      notify('success', 'Phân tích thành công!', 3_000);
    });
  }

  // After hydration: the shared and the kept birth are available in the browser only.
  const begin = useRef((search: URLSearchParams, hash: string) => {
    const shared = readSharedUrl(search, hash);
    if (shared) {
      change({ tab: 'analysis' });
      analyze({ name: sharedName, ...shared.birth }, shared.details);
      return;
    }
    const kept = keptBirth.get();
    if (!kept) return;
    change({ tab: 'analysis', ...kept });
    analyze(kept.values, kept.details);
  });
  useEffect(
    () =>
      onFirstInput(() =>
        void loadRequest().catch((error) => console.warn('A part of the page is missing', error))
      ),
    [],
  );
  useEffect(() => {
    begin.current(params, hash);
    // Ignores a response that arrives after the page was left.
    return () => void (lastRequest.current += 1);
  }, []);
  // Another shared URL in the same tab changes only the fragment.
  const openedHash = useRef(hash);
  useEffect(() => {
    if (hash === openedHash.current) return;
    openedHash.current = hash;
    if (hash.startsWith('#birth=')) begin.current(params, hash);
  }, [hash]);

  return {
    state,
    setTab: (tab: TuViTab) => change({ tab }),
    setValues: (values: TuViValues) => change({ values, error: undefined }),
    setDetails: (details: BirthDetails) =>
      change({ details, values: withHourSlot(state.values, details) }),
    submit,
    startAgain: () =>
      change({ tab: 'info', values: empty, details: noDetails, errors: {}, error: undefined }),
  };
}
