import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as amountLine from './amount-line/amount-line.stories.tsx';
import * as button from './button/button.stories.tsx';
import * as emptyState from './empty-state/empty-state.stories.tsx';
import * as field from './field/field.stories.tsx';
import * as notice from './notice/notice.stories.tsx';
import * as pagination from './pagination/pagination.stories.tsx';
import * as picture from './picture/picture.stories.tsx';
import * as price from './price/price.stories.tsx';
import * as quantityField from './quantity-field/quantity-field.stories.tsx';
import * as richText from './rich-text/rich-text.stories.tsx';
import * as searchBox from './search-box/search-box.stories.tsx';
import * as skeleton from './skeleton/skeleton.stories.tsx';

const buttonStories = composeStories(button);
const fieldStories = composeStories(field);
const noticeStories = composeStories(notice);
const paginationStories = composeStories(pagination);
const priceStories = composeStories(price);
const quantityFieldStories = composeStories(quantityField);
const searchBoxStories = composeStories(searchBox);
const emptyStateStories = composeStories(emptyState);
const skeletonStories = composeStories(skeleton);
const amountLineStories = composeStories(amountLine);
const pictureStories = composeStories(picture);
const richTextStories = composeStories(richText);

const meta = {
  title: 'Primitives (thanh phan)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      buttonStories.Primary,
      buttonStories.Secondary,
      buttonStories.Quiet,
      buttonStories.Danger,
      buttonStories.Disabled,
      fieldStories.WithError,
      noticeStories.Info,
      noticeStories.Success,
      noticeStories.Failure,
      paginationStories.Middle,
      priceStories.OnSale,
      quantityFieldStories.Default,
      searchBoxStories.Filled,
      emptyStateStories.EmptyCart,
      skeletonStories.Line,
      amountLineStories.Bill,
      pictureStories.Missing,
      richTextStories.Default,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
