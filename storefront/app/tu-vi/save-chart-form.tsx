import { type BirthDetails, SaveChart } from '@thach-an/ui';
import { useState } from 'react';
import { accountApi, callAccount } from '../account/account-calls.ts';
import { toSubmitResult } from '../account/submit-result.ts';
import { readDetails } from './read-details.ts';
import type { SharedBirth } from './shared-birth.ts';

interface SaveChartFormProps {
  token: string;
  name: string;
  birth: SharedBirth;
  details: BirthDetails;
}

/** Connects the form that saves a chart with the API. */
export function SaveChartForm({ token, name, birth, details }: SaveChartFormProps) {
  const [saved, setSaved] = useState(false);
  return (
    <SaveChart
      saved={saved}
      onSave={async () => {
        const json = {
          birth: {
            name,
            birthYear: Number(birth.birthYear),
            birthMonth: Number(birth.birthMonth),
            birthDay: Number(birth.birthDay),
            birthHour: Number(birth.birthHour),
            gender: birth.gender === 'male' ? 'male' as const : 'female' as const,
          },
          // Invalid texts have no effect on the chart.
          details: readDetails((field) => details[field]),
          consent: true as const,
        };
        const result = await callAccount(
          token,
          (options) => accountApi.charts.$post({ json }, options),
        );
        if (result.kind === 'done') setSaved(true);
        return toSubmitResult(result);
      }}
    />
  );
}
