import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as laSoBoard from './la-so-board/la-so-board.stories.tsx';
import * as laSoYear from './la-so-year/la-so-year.stories.tsx';
import * as tuViForm from './tu-vi-form/tu-vi-form.stories.tsx';
import * as tuViDestiny from './tu-vi-destiny/tu-vi-destiny.stories.tsx';
import * as tuViElement from './tu-vi-element/tu-vi-element.stories.tsx';
import * as tuViFengShui from './tu-vi-feng-shui/tu-vi-feng-shui.stories.tsx';
import * as tuViPillars from './tu-vi-pillars/tu-vi-pillars.stories.tsx';
import * as tuViTabs from './tu-vi-tabs/tu-vi-tabs.stories.tsx';

const tuViTabsStories = composeStories(tuViTabs);
const tuViFormStories = composeStories(tuViForm);
const tuViDestinyStories = composeStories(tuViDestiny);
const tuViElementStories = composeStories(tuViElement);
const tuViFengShuiStories = composeStories(tuViFengShui);
const tuViPillarsStories = composeStories(tuViPillars);
const laSoBoardStories = composeStories(laSoBoard);
const laSoYearStories = composeStories(laSoYear);

const meta = {
  title: 'Birth chart (tu vi)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      tuViTabsStories.Info,
      tuViFormStories.Filled,
      tuViDestinyStories.Thuy,
      tuViPillarsStories.FiveElements,
      tuViElementStories.Kim,
      tuViFengShuiStories.Kim,
      laSoBoardStories.Default,
      laSoYearStories.Default,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
