import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import {
  dark,
  forcedColours,
  sheetParameters,
  ThemeSheet,
} from '../contrast/theme-sheet.sample.tsx';
import * as addressForm from './address-form/address-form.stories.tsx';
import * as orderSummary from './order-summary/order-summary.stories.tsx';
import * as savedAddressPicker from './saved-address-picker/saved-address-picker.stories.tsx';

const addressFormStories = composeStories(addressForm);
const savedAddressPickerStories = composeStories(savedAddressPicker);
const orderSummaryStories = composeStories(orderSummary);

const meta = {
  title: 'Checkout (thanh toan)/Themes',
  component: ThemeSheet,
  args: {
    stories: [
      addressFormStories.Filled,
      savedAddressPickerStories.Closed,
      orderSummaryStories.Discount,
    ],
  },
  parameters: sheetParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = dark;

export const ForcedColours: Story = forcedColours;
