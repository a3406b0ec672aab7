import type { Rating } from '../../reviews/review-types.ts';
import { count } from './count.ts';
import { englishNumber } from './english-number.ts';

/** English texts of reviews. */
export const englishReviews = {
  stars: {
    format: (rating: number) => String(Math.round(10 * rating) / 10),
    label: (rating: string) => `${rating} out of 5 stars`,
  },
  ratingLink: {
    outOf: 'out of 5 stars',
    count: (reviews: number) => count(reviews, 'review'),
  },
  ratingField: {
    question: 'How many stars do you give?',
    meanings: {
      1: 'Very dissatisfied',
      2: 'Dissatisfied',
      3: 'Neutral',
      4: 'Satisfied',
      5: 'Very satisfied',
    },
    star: (rating: Rating, meaning: string) => `${count(rating, 'star')}, ${meaning.toLowerCase()}`,
  },
  reviewSummary: {
    count: (reviews: number) => count(reviews, 'review'),
    stars: (rating: Rating) => count(rating, 'star'),
    unit: (reviews: number): string => reviews === 1 ? 'review' : 'reviews',
  },
  reviewList: {
    title: 'Customer reviews',
    empty: 'No reviews yet. Once your order has arrived, you can review it under Orders.',
    failed: 'The reviews could not be loaded.',
    loading: 'Loading…',
    more: 'Show more reviews',
    purchased: 'Verified purchase',
  },
  reviewDialog: {
    title: 'Review product',
    text: 'Review (optional)',
    author: 'Displayed name',
    hint: 'Reviews are published after the store has checked them. Everyone can see your stars, ' +
      'text, displayed name and the date.',
    submit: 'Send review',
    delete: 'Delete review',
    confirmDelete: 'Press again to delete',
    missingRating: 'Please choose a number of stars.',
    missingAuthor: 'Please enter a displayed name.',
    textTooLong: (limit: number) => `A review has at most ${englishNumber(limit)} characters.`,
    authorTooLong: (limit: number) => `A displayed name has at most ${limit} characters.`,
  },
  failedReviews: { failed: 'The reviews could not be loaded.' },
  orderReviews: {
    label: 'Product reviews',
    waiting: 'Waiting for approval',
    approved: 'Published',
    rejected: 'Not published; you can edit it and send it again',
    write: 'Write review',
    writeOf: (product: string) => `Write review of ${product}`,
    edit: 'Edit review',
    editOf: (product: string) => `Edit review of ${product}`,
  },
};
