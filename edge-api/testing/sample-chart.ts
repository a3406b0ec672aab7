import { birthDetailsSchema, type ChartBirth } from '../contract/account/saved-chart.ts';

/** A valid birth with its details. */
export const sampleChart: ChartBirth = {
  birth: {
    name: 'Trần Thị Bình',
    birthYear: 1985,
    birthMonth: 2,
    birthDay: 10,
    birthHour: 8,
    gender: 'female',
  },
  details: birthDetailsSchema.parse({ time: '08:30', place: 'north' }),
};
