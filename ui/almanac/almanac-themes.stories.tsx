import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as dayLeaf from './day-leaf/day-leaf.stories.tsx';
import * as monthGrid from './month-grid/month-grid.stories.tsx';
import * as almanacLine from './almanac-line/almanac-line.stories.tsx';
import * as chosenDays from './chosen-days/chosen-days.stories.tsx';
import * as anniversaryForm from './anniversary-form/anniversary-form.stories.tsx';

const dayLeafStories = composeStories(dayLeaf);
const monthGridStories = composeStories(monthGrid);
const almanacLineStories = composeStories(almanacLine);
const chosenDaysStories = composeStories(chosenDays);
const anniversaryFormStories = composeStories(anniversaryForm);

const meta = {
  title: 'Almanac (lich)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      dayLeafStories.NewYear,
      dayLeafStories.TwoEvents,
      monthGridStories.MonthOfTet,
      almanacLineStories.Closed,
      chosenDaysStories.Found,
      anniversaryFormStories.ShortMonth,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
