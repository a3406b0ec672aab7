import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as addressesSection from './addresses-section/addresses-section.stories.tsx';
import * as emailSection from './email-section/email-section.stories.tsx';
import * as messagePanel from './message-panel/message-panel.stories.tsx';
import * as passwordField from './password-field/password-field.stories.tsx';
import * as profileMenu from './profile-menu/profile-menu.stories.tsx';
import * as sessionsSection from './sessions-section/sessions-section.stories.tsx';

const addressesSectionStories = composeStories(addressesSection);
const emailSectionStories = composeStories(emailSection);
const sessionsSectionStories = composeStories(sessionsSection);
const passwordFieldStories = composeStories(passwordField);
const messagePanelStories = composeStories(messagePanel);
const profileMenuStories = composeStories(profileMenu);

const meta = {
  title: 'Account (tai khoan)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      addressesSectionStories.Several,
      emailSectionStories.Unverified,
      emailSectionStories.Verified,
      sessionsSectionStories.Several,
      passwordFieldStories.Current,
      messagePanelStories.Calm,
      messagePanelStories.Failed,
      profileMenuStories.Closed,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
