import type { SavedChartView } from './chart-row.tsx';

/** Saved charts of a customer, for stories. */
export const savedCharts: SavedChartView[] = [
  {
    id: 'la-so-1',
    name: 'Nguyễn Thị Hồng Ánh',
    born: 'Nữ, sinh ngày 10/02/1985, giờ Thìn',
    greets: true,
  },
  {
    id: 'la-so-2',
    name: 'Công Tằng Tôn Nữ Nguyễn Thị Thùy Dương Hoàng Ngọc',
    born: 'Nữ, sinh ngày 29/01/1968, lúc 08:30',
    greets: false,
  },
];
