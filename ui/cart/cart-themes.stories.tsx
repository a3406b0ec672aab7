import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as cartSummary from './cart-summary/cart-summary.stories.tsx';
import * as cartTable from './cart-table/cart-table.stories.tsx';
import * as promoBox from './promo-box/promo-box.stories.tsx';

const cartTableStories = composeStories(cartTable);
const cartSummaryStories = composeStories(cartSummary);
const promoBoxStories = composeStories(promoBox);

const meta = {
  title: 'Cart (gio hang)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      cartTableStories.Notices,
      cartSummaryStories.Discount,
      promoBoxStories.Applied,
      promoBoxStories.WithError,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
