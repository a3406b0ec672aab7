import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noDetails } from '../tu-vi-form/birth-details.ts';
import { BirthDetailsFields } from './birth-details-fields.tsx';

const meta = {
  title: 'Birth chart (tu vi)/BirthDetailsFields',
  component: BirthDetailsFields,
  args: { details: noDetails, onChange: fn() },
  parameters: { state: { details: 'onChange' } },
  decorators: [(Story) => <div className='max-w-140 bg-surface p-5'>{Story()}</div>],
} satisfies Meta<typeof BirthDetailsFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** True solar time becomes available with the time and the place. */
export const Default: Story = {
  args: { details: { ...noDetails, time: '08:30' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  args: { details: { ...noDetails, time: '08:30' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const solar = canvas.getByRole('checkbox', { name: 'Lập lá số theo giờ mặt trời thật' });
    await expect(solar).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText('Nơi sinh'), 'south');
    await userEvent.click(solar);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noDetails,
      time: '08:30',
      place: 'south',
      solarTime: true,
    });
    await step('it is off again without the place', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Nơi sinh'), '');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...noDetails, time: '08:30' });
      await expect(solar).not.toBeChecked();
      (document.activeElement as HTMLElement).blur();
    });
  },
};

/** A birth abroad: time zone and longitude. An invalid longitude has an error. */
export const Elsewhere: Story = {
  args: {
    details: {
      ...noDetails,
      time: '08:30',
      place: 'elsewhere',
      utcOffset: '1',
      longitude: '2,35x',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const longitude = canvas.getByLabelText('Kinh độ nơi sinh');
    await expect(longitude).toHaveAccessibleDescription('Kinh độ là một số từ -180 đến 180.');
    await expect(canvas.getByLabelText<HTMLSelectElement>('Múi giờ lúc sinh').selectedOptions[0])
      .toHaveTextContent('UTC+1');
    await userEvent.type(longitude, '{Backspace}');
    await expect(longitude).toBeValid();
    await expect(canvas.getByRole('checkbox')).toBeEnabled();
    longitude.blur();
  },
};

export const PhoneWidth: Story = {
  ...Elsewhere,
  globals: { viewport: { value: 'phone' } },
};
