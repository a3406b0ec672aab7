/** Part of the country, as its clocks and calendars differed from 1954 to 1975. */
export type Place = 'north' | 'south';

/** Period in which clocks had one offset from UTC. */
export type ClockPeriod = {
  /** Place of these clocks; both places if absent. */
  place?: Place;
  /** First moment, as the clock before the change would show it. Hours may be 24. */
  since: [year: number, month: number, day: number, hour: number];
  /** Offset from UTC in seconds. */
  offset: number;
  /** Last day on which the change may have taken place, if the day is unknown. */
  latest?: [year: number, month: number, day: number];
  /** Decree or gazette, or the rule with its source, in Vietnamese. */
  source: string;
};

/**
 * Clocks of Vietnam, the earliest first. Source: Trần Tiến Bình, Lịch Việt Nam thế kỷ XX–XXI
 * (2005), pages 49 and 50, as quoted by the IANA time-zone database for Asia/Ho_Chi_Minh and, in
 * its file `backzone`, for Asia/Hanoi. The database is in the public domain.
 */
export const CLOCKS: ClockPeriod[] = [
  {
    place: 'north',
    since: [1, 1, 1, 0],
    offset: 25_404,
    source: 'Giờ mặt trời trung bình của Hà Nội',
  },
  {
    place: 'south',
    since: [1, 1, 1, 0],
    offset: 25_590,
    source: 'Giờ mặt trời trung bình của Sài Gòn (ước tính)',
  },
  {
    since: [1906, 7, 1, 0],
    offset: 25_590,
    source: 'Giờ Đài thiên văn Phù Liễn, chung cho Đông Dương từ 1/7/1906 (Trần Tiến Bình, 2005)',
  },
  {
    since: [1911, 5, 1, 0],
    offset: 25_200,
    source: 'Đông Dương theo múi giờ thứ 7 từ 1/5/1911 (Trần Tiến Bình, 2005)',
  },
  {
    since: [1942, 12, 31, 23],
    offset: 28_800,
    source: 'Đông Dương theo múi giờ thứ 8 từ 23 giờ ngày 31/12/1942 (Trần Tiến Bình, 2005)',
  },
  {
    since: [1945, 3, 14, 23],
    offset: 32_400,
    source: 'Đông Dương theo giờ Nhật Bản từ 23 giờ ngày 14/3/1945 (Trần Tiến Bình, 2005)',
  },
  {
    since: [1945, 9, 1, 24],
    offset: 25_200,
    source: 'Việt Nam Dân quốc Công báo số 1 ngày 29/9/1945',
  },
  {
    since: [1947, 4, 1, 0],
    offset: 28_800,
    source: 'Vùng do Pháp kiểm soát theo múi giờ thứ 8 từ 1/4/1947 (Trần Tiến Bình, 2005)',
  },
  {
    place: 'north',
    since: [1954, 10, 1, 0],
    offset: 25_200,
    latest: [1954, 10, 31],
    source: 'Miền Bắc theo múi giờ thứ 7 từ tháng 10/1954, không rõ ngày (Trần Tiến Bình, 2005)',
  },
  {
    place: 'south',
    since: [1955, 7, 1, 1],
    offset: 25_200,
    source: 'Dụ số 46 ngày 25/6/1955 của Quốc gia Việt Nam',
  },
  {
    place: 'south',
    since: [1959, 12, 31, 23],
    offset: 28_800,
    source: 'Sắc lệnh số 362-TTP ngày 30/12/1959 của Việt Nam Cộng hòa',
  },
  {
    place: 'south',
    since: [1975, 6, 13, 0],
    offset: 25_200,
    source: 'Miền Nam theo múi giờ thứ 7 từ 13/6/1975 (Trần Tiến Bình, 2005)',
  },
];
