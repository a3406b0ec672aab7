import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as orderCard from './order-card/order-card.stories.tsx';

const orderCardStories = composeStories(orderCard);

const meta = {
  title: 'Orders (don hang)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      orderCardStories.Default,
      orderCardStories.Delivered,
      orderCardStories.Cancelled,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
