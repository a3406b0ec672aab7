import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as footer from './footer/footer.stories.tsx';
import * as navbar from './navbar/navbar.stories.tsx';
import * as pageError from './page-error/page-error.stories.tsx';
import * as themeSwitch from './theme-switch/theme-switch.stories.tsx';

const navbarStories = composeStories(navbar);
const pageErrorStories = composeStories(pageError);
const footerStories = composeStories(footer);
const themeSwitchStories = composeStories(themeSwitch);

const meta = {
  title: 'Layout (khung trang)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      navbarStories.WithCart,
      navbarStories.LoggedOut,
      pageErrorStories.NotFound,
      footerStories.WithSeller,
      themeSwitchStories.Default,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
