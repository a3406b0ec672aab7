import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as categoryExplorer from './category-explorer/category-explorer.stories.tsx';
import * as categoryFilter from './category-filter/category-filter.stories.tsx';
import * as hero from './hero/hero.stories.tsx';
import * as productCard from './product-card/product-card.stories.tsx';
import * as productDetail from './product-detail/product-detail.stories.tsx';
import * as productGrid from './product-grid/product-grid.stories.tsx';

const heroStories = composeStories(hero);
const categoryExplorerStories = composeStories(categoryExplorer);
const categoryFilterStories = composeStories(categoryFilter);
const productGridStories = composeStories(productGrid);
const productCardStories = composeStories(productCard);
const productDetailStories = composeStories(productDetail);

const meta = {
  title: 'Catalogue (cua hang)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      heroStories.Default,
      categoryExplorerStories.Active,
      categoryFilterStories.WithSubCategory,
      productGridStories.Few,
      productCardStories.Sale,
      productCardStories.SoldOut,
      productCardStories.Marked,
      productDetailStories.SaleAndFewLeft,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
