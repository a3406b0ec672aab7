import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as adminHome from './admin-home/admin-home.stories.tsx';
import * as adminOrders from './admin-orders/admin-orders.stories.tsx';
import * as orderStatus from './order-status/order-status.stories.tsx';
import * as productState from './product-state/product-state.stories.tsx';
import * as barChart from './bar-chart/bar-chart.stories.tsx';
import * as adminFields from './admin-fields/admin-fields.stories.tsx';
import * as inlineEdit from './inline-edit/inline-edit.stories.tsx';
import * as orderMoney from './order-money/order-money.stories.tsx';
import * as pictureList from './picture-list/picture-list.stories.tsx';

const adminHomeStories = composeStories(adminHome);
const adminOrdersStories = composeStories(adminOrders);
const orderStatusStories = composeStories(orderStatus);
const productStateStories = composeStories(productState);
const barChartStories = composeStories(barChart);
const adminFieldsStories = composeStories(adminFields);
const inlineEditStories = composeStories(inlineEdit);
const orderMoneyStories = composeStories(orderMoney);
const pictureListStories = composeStories(pictureList);

const meta = {
  title: 'Back office (quan tri)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      adminHomeStories.Default,
      adminOrdersStories.Default,
      orderStatusStories.Default,
      orderStatusStories.Cancelled,
      productStateStories.Low,
      productStateStories.SoldOut,
      productStateStories.Hidden,
      barChartStories.Default,
      barChartStories.Horizontal,
      adminFieldsStories.WithErrors,
      inlineEditStories.Open,
      orderMoneyStories.Deposit,
      pictureListStories.Uploads,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
