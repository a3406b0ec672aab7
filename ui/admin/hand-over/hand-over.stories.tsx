import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { adminOrders } from '../admin-orders.sample.ts';
import { HandOver } from './hand-over.tsx';

const meta = {
  title: 'Back office (quan tri)/HandOver',
  component: HandOver,
  args: {
    open: true,
    onClose: fn(),
    orders: adminOrders.slice(0, 3),
    onHandOver: fn(),
  },
} satisfies Meta<typeof HandOver>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, and lines that were copied from the list of a carrier. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(document.body);
    const [first, second, third] = args.orders;
    const fields = args.orders.map(({ code }) => dialog.getByLabelText(new RegExp(`^${code}`)));
    await userEvent.type(dialog.getByLabelText(/^Đơn vị vận chuyển/), ' Viettel Post ');
    await userEvent.type(fields[1]!, 'TAY');
    await userEvent.click(fields[0]!);
    await userEvent.paste(`Mã đơn\tMã vận đơn\n${first!.code}\tVTP1\n${third!.code}\tVTP3\n`);
    await expect(dialog.getByText('Đã điền 2 mã vận đơn.')).toBeVisible();
    await expect(fields.map((field) => (field as HTMLInputElement).value))
      .toEqual(['VTP1', 'TAY', 'VTP3']);
    await userEvent.paste(`${second!.code}, GHN 123 456\nKHONGCO1, VTP9`);
    await expect(fields[1]).toHaveValue('GHN 123 456');
    await expect(dialog.getByRole('status')).toHaveTextContent(/thiếu mã vận đơn:KHONGCO1, VTP9$/);
    await userEvent.clear(fields[1]!);
    await userEvent.paste('TAY');
    await userEvent.clear(fields[2]!);
    await userEvent.paste(' VTP4 ');
    await userEvent.click(dialog.getByRole('button', { name: 'Giao 3 đơn' }));
    await expect(args.onHandOver).toHaveBeenCalledWith({
      carrier: 'Viettel Post',
      trackingCodes: { [first!.id]: 'VTP1', [second!.id]: 'TAY', [third!.id]: 'VTP4' },
    });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(within(document.body).getByRole('dialog')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
