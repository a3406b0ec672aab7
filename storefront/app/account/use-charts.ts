import type { SavedChart } from '@thach-an/edge-api/contract';
import type { ChartsSectionProps } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../shell/notify.ts';
import { describeBirth } from '../tu-vi/describe-birth.ts';
import { keepSavedBirth } from '../tu-vi/kept-birth.ts';
import { accountApi, callAccount, isDeleted } from './account-calls.ts';
import { toSubmitResult } from './submit-result.ts';

/** Charts of a session; `undefined` if they could not be loaded. */
interface LoadedCharts {
  token: string;
  charts: readonly SavedChart[] | undefined;
}

/** Connects the section of the saved charts with the API. */
export function useCharts(session: string | null | undefined): ChartsSectionProps {
  const token = session ?? '';
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<LoadedCharts>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    callAccount(token, (options) => accountApi.charts.$get({}, options)).then((result) => {
      const charts = result.kind === 'done' ? result.data.charts : undefined;
      if (isCurrent) setLoaded({ token, charts });
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  const current = loaded?.token === token ? loaded : undefined;
  const change = (edit: (charts: readonly SavedChart[]) => readonly SavedChart[]) =>
    setLoaded((last) => last?.charts && { ...last, charts: edit(last.charts) });

  return {
    charts: current?.charts?.map((chart) => ({
      id: chart.id,
      name: chart.birth.name,
      born: describeBirth(chart),
      greets: chart.greets,
    })),
    failed: current !== undefined && current.charts === undefined,
    onRetry() {
      setLoaded(undefined);
      setAttempt((count) => count + 1);
    },
    onOpen(id) {
      const chart = current?.charts?.find((chart) => chart.id === id);
      if (!chart) return;
      keepSavedBirth(chart);
      navigate('/tuvi');
    },
    async onDelete(id) {
      const result = await callAccount(
        token,
        (options) => accountApi.charts[':id'].$delete({ param: { id } }, options),
      );
      if (!isDeleted(result)) return toSubmitResult(result);
      change((charts) => charts.filter((chart) => chart.id !== id));
      notify('info', 'Đã xóa lá số');
      return {};
    },
    async onGreet(id, greets) {
      const result = await callAccount(
        token,
        (options) => accountApi.charts[':id'].$put({ param: { id }, json: { greets } }, options),
      );
      if (result.kind === 'done') {
        change((charts) =>
          charts.map((chart) => ({
            ...chart,
            // At most one chart greets.
            greets: chart.id === id ? greets : chart.greets && !greets,
          }))
        );
      }
      return toSubmitResult(result);
    },
  };
}
