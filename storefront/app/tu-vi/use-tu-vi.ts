import type { Analysis } from '@thach-an/lunar';
import type { TuViTab, TuViValues } from '@thach-an/ui';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../shell/notify.ts';
import { analyzeBirth, type FieldErrors, type Outcome } from './analyze-birth.ts';
import { keepBirth, readKeptBirth } from './kept-birth.ts';
import { readSharedBirth, type SharedBirth } from './shared-birth.ts';

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

/** A chart and the birth it was made for. */
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

/** The Tử Vi page's state: the form, the tab, and the chart, which outlives a reload. */
export function useTuVi(analysisUrl: string, params: URLSearchParams) {
  const [state, change] = useReducer(
    (state: State, change: Change): State => ({ ...state, ...change }),
    { tab: 'info', values: empty, busy: false, errors: {} },
  );
  const navigate = useNavigate();
  const asked = useRef(0);

  /** Asks for a chart; `then` is called when it is there, and was not overtaken by another question. */
  async function analyze(values: TuViValues, then: () => void = () => {}) {
    const turn = asked.current += 1;
    change({ busy: true, errors: {}, error: undefined });
    const outcome: Outcome = await analyzeBirth(analysisUrl, values);
    if (turn !== asked.current) return;
    if ('analysis' in outcome) {
      change({ busy: false, tab: 'analysis', chart: { birth: values, ...outcome } });
      then();
    } else {
      change({ busy: false, tab: 'info', ...outcome });
    }
  }

  function submit() {
    const { values } = state;
    analyze(values, () => {
      keepBirth(values);
      // From now on a reload shows this chart, not one that a link has brought.
      navigate('/tuvi', { replace: true, preventScrollReset: true });
      notify('success', 'Phân tích thành công!', 3_000);
    });
  }

  // What a link or this visit brings is known in the browser only, so it is not there while hydrating.
  const begin = useRef(() => {
    const shared = readSharedBirth(params);
    if (shared) {
      change({ tab: 'analysis' });
      analyze({ name: sharedName, ...shared });
      return;
    }
    const kept = readKeptBirth();
    if (!kept) return;
    change({ tab: 'analysis', values: kept });
    analyze(kept);
  });
  useEffect(() => {
    begin.current();
    // What is still on its way when the page is left concerns nobody any more.
    return () => void (asked.current += 1);
  }, []);

  return {
    state,
    setTab: (tab: TuViTab) => change({ tab }),
    setValues: (values: TuViValues) => change({ values, error: undefined }),
    submit,
    startAnew: () => change({ tab: 'info', values: empty, errors: {}, error: undefined }),
  };
}
