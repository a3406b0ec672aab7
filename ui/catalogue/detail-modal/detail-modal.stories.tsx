import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { bracelet, longName, onSale, soldOut } from '../product.sample.ts';
import { DetailModal, type DetailModalProps } from './detail-modal.tsx';

const meta = {
  title: 'Cửa hàng/DetailModal',
  component: DetailModal,
  args: { product: bracelet, added: 0, onAdd: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof DetailModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: bracelet.name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
    await expect(args.onAdd).toHaveBeenCalledWith(bracelet, expect.any(HTMLImageElement));
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Added: Story = { args: { added: 2 } };
export const Sale: Story = { args: { product: onSale } };
export const SoldOut: Story = { args: { product: soldOut } };
export const LongName: Story = { args: { product: longName } };

/** A sheet from below. */
export const PhoneWidth: Story = {
  args: { product: onSale },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(dialog.clientWidth).toBe(innerWidth);
  },
};

function Opener({ onClose, ...args }: DetailModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className='p-8'>
      <Button onClick={() => setOpen(true)}>Xem chi tiết</Button>
      <DetailModal
        {...args}
        product={open ? args.product : undefined}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </div>
  );
}

/** The focus goes in, stays in, and comes back; while it closes, it still shows the product. */
export const ByKeyboard: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Xem chi tiết' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await step('the focus goes in', () => waitFor(() => expect(dialog).toHaveFocus()));
    await step('and stays in', async () => {
      for (let presses = 0; presses < 5; presses += 1) {
        await userEvent.tab();
        await expect(opener).not.toHaveFocus();
      }
    });
    await step('Escape closes, and the focus comes back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(screen.queryByText(bracelet.description)).not.toBeNull();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
