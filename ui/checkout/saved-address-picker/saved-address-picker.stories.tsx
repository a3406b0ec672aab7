import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours } from '../../contrast/theme-sheet.sample.tsx';
import { SavedAddressPicker } from './saved-address-picker.tsx';
import { savedAddresses } from './saved-addresses.sample.ts';

const meta = {
  title: 'Checkout (thanh toan)/SavedAddressPicker',
  component: SavedAddressPicker,
  args: { addresses: savedAddresses, onChoose: fn() },
  decorators: [(Story) => <div className='max-w-150'>{Story()}</div>],
} satisfies Meta<typeof SavedAddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Chọn địa chỉ đã lưu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Open: Story = {
  args: { chosen: savedAddresses[0]?.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn địa chỉ đã lưu' }));
    const current = canvas.getByRole('button', { current: true });
    await expect(current).toHaveTextContent('Nguyễn Thị Ánh Tuyết · 0905123456');
    // A district without wards leaves no gap.
    await expect(canvas.getByText('Thôn 4, Huyện Côn Đảo, Tỉnh Bà Rịa - Vũng Tàu')).toBeVisible();
  },
};

export const OpenOnPhone: Story = {
  ...Open,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** The chosen address has a border. */
export const OpenInForcedColours: Story = {
  ...Open,
  ...forcedColours,
  tags: ['!autodocs'],
  play: async (context) => {
    await Open.play?.(context);
    const current = context.canvas.getByRole('button', { current: true });
    await expect(getComputedStyle(current).borderTopWidth).toBe(
      matchMedia('(forced-colors: active)').matches ? '2px' : '0px',
    );
  },
};

/** Escape closes the list. Choosing closes it too, and the button has the focus again. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chọn địa chỉ đã lưu' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(savedAddresses[1]?.id);
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Customers without saved addresses see nothing. */
export const NoAddresses: Story = {
  args: { addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
