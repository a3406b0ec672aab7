import type { Analysis } from '@thach-an/lunar';
import type { TuViTab, TuViValues } from '@thach-an/ui';
import { useEffect, useReducer, useRef } from 'react';
import { notify } from '../notify.ts';
import { analyzeBirth, type FieldErrors, type Outcome } from './analyze-birth.ts';
import { keepChart, readKeptChart } from './kept-chart.ts';
import { readSharedBirth } from './shared-birth.ts';

/** Whose chart it is when a link brings it, which says nothing of that. */
const sharedName = 'Lá số được chia sẻ';

const empty: TuViValues = {
  name: '',
  birthYear: '',
  birthMonth: '',
  birthDay: '',
  birthHour: '',
  gender: '',
};

interface State {
  tab: TuViTab;
  values: TuViValues;
  busy: boolean;
  errors: FieldErrors;
  error?: string;
  analysis?: Analysis;
}

type Change = Partial<State>;

/** The Tử Vi page's state: the form, the tab, and the chart, which outlives a reload. */
export function useTuVi(analysisUrl: string, params: URLSearchParams) {
  const [state, change] = useReducer(
    (state: State, change: Change): State => ({ ...state, ...change }),
    { tab: 'info', values: empty, busy: false, errors: {} },
  );
  const asked = useRef(0);

  function show(values: TuViValues, outcome: Outcome) {
    if ('analysis' in outcome) {
      const { analysis } = outcome;
      change({ busy: false, analysis, tab: 'analysis' });
      keepChart({ values, analysis });
      notify('success', 'Phân tích thành công!', 3_000);
    } else {
      change({ busy: false, tab: 'info', ...outcome });
    }
  }

  async function analyze(values: TuViValues) {
    const turn = asked.current += 1;
    change({ values, busy: true, errors: {}, error: undefined });
    const outcome = await analyzeBirth(analysisUrl, values);
    // A later question has overtaken this one.
    if (turn === asked.current) show(values, outcome);
  }

  // What a link or this visit brings is known in the browser only, so it is not there while hydrating.
  const begin = useRef(() => {
    const shared = readSharedBirth(params);
    if (shared) {
      change({ tab: 'analysis' });
      analyze({ name: sharedName, ...shared });
      return;
    }
    const kept = readKeptChart();
    if (kept) change({ ...kept, tab: 'analysis' });
  });
  useEffect(() => begin.current(), []);

  return {
    state,
    setTab: (tab: TuViTab) => change({ tab }),
    setValues: (values: TuViValues) => change({ values, error: undefined }),
    submit: () => analyze(state.values),
    startAnew: () => change({ tab: 'info', values: empty, errors: {}, error: undefined }),
  };
}
