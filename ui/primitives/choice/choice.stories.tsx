import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Choice } from './choice.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Choice',
  component: Choice,
  args: { name: 'dan-gian', children: 'Phần dân gian', defaultChecked: true },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Radio buttons with the same name: one is selected. */
export const RadioButtons: Story = {
  render: () => (
    <fieldset>
      <legend className='font-semibold'>Huỷ</legend>
      <Choice type='radio' name='huy' value='all' defaultChecked>Cả đơn</Choice>
      <Choice type='radio' name='huy' value='part'>Một phần</Choice>
    </fieldset>
  ),
};

/** A click on the text and the space bar change the control. */
export const Interaction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Phần dân gian');
    await userEvent.click(canvas.getByText('Phần dân gian'));
    await expect(control).not.toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    control.blur();
  },
};
