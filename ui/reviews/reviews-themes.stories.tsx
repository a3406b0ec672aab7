import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as ratingLink from './rating-link/rating-link.stories.tsx';
import * as stars from './stars/stars.stories.tsx';
import * as reviewSummary from './review-summary/review-summary.stories.tsx';
import * as reviewList from './review-list/review-list.stories.tsx';
import * as ratingField from './rating-field/rating-field.stories.tsx';
import * as orderReviews from './order-reviews/order-reviews.stories.tsx';

const ratingLinkStories = composeStories(ratingLink);
const starsStories = composeStories(stars);
const reviewSummaryStories = composeStories(reviewSummary);
const reviewListStories = composeStories(reviewList);
const ratingFieldStories = composeStories(ratingField);
const orderReviewsStories = composeStories(orderReviews);

const meta = {
  title: 'Reviews (danh gia)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      ratingLinkStories.Default,
      starsStories.Fractions,
      reviewSummaryStories.Default,
      reviewListStories.Default,
      ratingFieldStories.WithError,
      orderReviewsStories.Default,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
