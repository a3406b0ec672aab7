import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { GiftOption, type GiftOptionProps } from './gift-option.tsx';

const meta = {
  title: 'Checkout (thanh toan)/GiftOption',
  component: GiftOption,
  args: { note: undefined, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className='max-w-140'>{Story()}</div>],
} satisfies Meta<typeof GiftOption>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stateful({ note: initial, onChange }: GiftOptionProps) {
  const [note, setNote] = useState(initial);
  return (
    <GiftOption
      note={note}
      onChange={(next) => {
        setNote(next);
        onChange(next);
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Gửi làm quà tặng' });
    await userEvent.click(box);
    await userEvent.type(canvas.getByLabelText(/^Lời nhắn/), 'Chúc mừng');
    await expect(args.onChange).toHaveBeenLastCalledWith('Chúc mừng');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.queryByLabelText(/^Lời nhắn/)).toBeNull();
    box.blur();
  },
};

export const Chosen: Story = {
  args: { note: 'Chúc mẹ luôn mạnh khỏe.\nCon Tuyết' },
  globals: { viewport: { value: 'phone' } },
};
