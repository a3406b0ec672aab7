import type { SavedChart } from '@thach-an/edge-api/contract';
import type { ChartsSectionProps } from '@thach-an/ui';
import { useNavigate } from 'react-router';
import { notify } from '../shell/notify.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { describeBirth } from '../tu-vi/describe-birth.ts';
import { keepSavedBirth } from '../tu-vi/kept-birth.ts';
import { accountApi, callAccount, isDeleted } from './account-calls.ts';
import { toSubmitResult } from './submit-result.ts';

/** Connects the section of the saved charts with the API. */
export function useCharts(session: string | null | undefined): ChartsSectionProps {
  const token = session ?? '';
  const navigate = useNavigate();
  const { value: charts, failed, onRetry, change } = useLoaded(
    token,
    async (): Promise<readonly SavedChart[] | undefined> => {
      const result = await callAccount(token, (options) => accountApi.charts.$get({}, options));
      return result.kind === 'done' ? result.data.charts : undefined;
    },
  );
  return {
    charts: charts?.map((chart) => ({
      id: chart.id,
      name: chart.birth.name,
      born: describeBirth(chart),
      greets: chart.greets,
    })),
    failed,
    onRetry,
    onOpen(id) {
      const chart = charts?.find((chart) => chart.id === id);
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
