import type { BirthDetails, TuViValues } from '@thach-an/ui';

const patterns = {
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  place: /^(north|south|elsewhere)$/,
  utcOffset: /^-?\d{1,2}(\.\d{1,2})?$/,
  longitude: /^-?\d{1,3}([.,]\d{1,6})?$/,
};

/**
 * Reads details from stored or shared values. A missing or invalid one is ignored.
 *
 * @param read returns the value of a field
 */
export function readDetails(read: (field: keyof BirthDetails) => unknown): BirthDetails {
  const text = (field: keyof typeof patterns) => {
    const value = read(field);
    return typeof value === 'string' && patterns[field].test(value) ? value : '';
  };
  const utcOffset = text('utcOffset');
  return {
    time: text('time'),
    place: text('place') as BirthDetails['place'],
    utcOffset: Number(utcOffset) >= -12 && Number(utcOffset) <= 14 ? utcOffset : '',
    longitude: text('longitude'),
    solarTime: [true, 'true'].includes(read('solarTime') as string | boolean),
  };
}

/** Returns the values with the hour of the exact time, if it is known. */
export function withExactHour<Values extends Pick<TuViValues, 'birthHour'>>(
  values: Values,
  { time }: BirthDetails,
): Values {
  return time === '' ? values : { ...values, birthHour: String(Number(time.slice(0, 2))) };
}

/** Returns the values with the two hours of the select that contain the exact time. */
export function withHourSlot(values: TuViValues, { time }: BirthDetails): TuViValues {
  if (time === '') return values;
  return { ...values, birthHour: String(Math.floor(Number(time.slice(0, 2)) / 2) * 2) };
}
