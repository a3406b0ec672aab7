import type { Rating, ReviewSummaryView, ReviewView } from './review-types.ts';

const samples: [author: string, rating: Rating, text: string][] = [
  ['Lan', 5, 'Vòng đẹp hơn trong ảnh, hạt tròn đều. Shop gói rất cẩn thận.'],
  ['Minh Đức', 4, 'Đá mát tay, đeo vừa. Giao chậm hơn dự kiến một ngày.'],
  [
    'Cô Hạnh',
    5,
    'Tôi mua tặng con gái nhân dịp tốt nghiệp.\n\nCháu thích lắm, ngày nào cũng đeo. Sẽ quay lại mua thêm cho cháu trai.',
  ],
  ['Tuấn', 3, ''],
];

/** Reviews of a product, the latest first. */
export const reviews: readonly ReviewView[] = samples.map(([author, rating, text], index) => ({
  id: `review-${index}`,
  author,
  rating,
  text,
  date: `2026-11-${20 - 3 * index}T08:05:00.000Z`,
}));

/** Summary of more reviews than those above. */
export const summary: ReviewSummaryView = {
  count: 26,
  average: 4.6,
  counts: { 1: 0, 2: 1, 3: 1, 4: 5, 5: 19 },
};
