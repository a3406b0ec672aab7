import type { Analysis } from '@thach-an/lunar';
import type { TuViTab, TuViValues } from '@thach-an/ui';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../shell/notify.ts';
import { onFirstInput } from '../shell/on-first-input.ts';
import { type AnalysisResult, type FieldErrors, unreachable } from './analysis-result.ts';
import { keptBirth } from './kept-birth.ts';
import { readSharedBirth, type SharedBirth } from './shared-birth.ts';

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
  analysis: Analysis;
}

interface State {
  tab: TuViTab;
  values: TuViValues;
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
export function useTuVi(analysisUrl: string, params: URLSearchParams) {
  const [state, change] = useReducer(
    (state: State, change: Change): State => ({ ...state, ...change }),
    { tab: 'info', values: empty, busy: false, errors: {} },
  );
  const navigate = useNavigate();
  /** Number of the last request: responses to earlier ones are ignored. */
  const lastRequest = useRef(0);

  /**
   * Requests a chart; `onDone` is called after its success, unless another request has followed.
   */
  async function analyze(values: TuViValues, onDone: () => void = () => {}) {
    const request = lastRequest.current += 1;
    change({ busy: true, errors: {}, error: undefined });
    const result = await requestAnalysis(analysisUrl, values);
    if (request !== lastRequest.current) return;
    if ('analysis' in result) {
      change({ busy: false, tab: 'analysis', chart: { birth: values, ...result } });
      onDone();
    } else {
      change({ busy: false, tab: 'info', ...result });
    }
  }

  function submit() {
    const { values } = state;
    analyze(values, () => {
      keptBirth.set(values);
      // From now on a reload shows this chart, not that of a shared URL.
      navigate('/tuvi', { replace: true, preventScrollReset: true });
      notify('success', 'Phân tích thành công!', 3_000);
    });
  }

  // After hydration: the shared and the kept birth are available in the browser only.
  const begin = useRef(() => {
    const shared = readSharedBirth(params);
    if (shared) {
      change({ tab: 'analysis' });
      analyze({ name: sharedName, ...shared });
      return;
    }
    const kept = keptBirth.get();
    if (!kept) return;
    change({ tab: 'analysis', values: kept });
    analyze(kept);
  });
  useEffect(
    () =>
      onFirstInput(() =>
        void loadRequest().catch((error) => console.warn('A part of the page is missing', error))
      ),
    [],
  );
  useEffect(() => {
    begin.current();
    // Ignores a response that arrives after the page was left.
    return () => void (lastRequest.current += 1);
  }, []);

  return {
    state,
    setTab: (tab: TuViTab) => change({ tab }),
    setValues: (values: TuViValues) => change({ values, error: undefined }),
    submit,
    startAgain: () => change({ tab: 'info', values: empty, errors: {}, error: undefined }),
  };
}
