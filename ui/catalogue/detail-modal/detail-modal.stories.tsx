import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { bracelet, longName, onSale, soldOut } from '../product.sample.ts';
import { trust } from '../trust-lines/trust.sample.ts';
import { DetailModal, type DetailModalProps } from './detail-modal.tsx';

const meta = {
  title: 'Catalogue (cua hang)/DetailModal',
  component: DetailModal,
  args: { product: bracelet, added: 0, onAdd: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof DetailModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: bracelet.name })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
    await expect(args.onAdd).toHaveBeenCalledWith(bracelet, expect.any(HTMLImageElement));
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A link leads to the product's own page. */
export const WithPage: Story = {
  args: { product: onSale, hrefFor: ({ _id }) => `/product/${_id}` },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: onSale.name });
    const link = within(dialog).getByRole('link', { name: 'Xem chi tiết sản phẩm' });
    await expect(link).toHaveAttribute('href', `/product/${onSale._id}`);
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Advice on sizes, reasons to trust the seller, and links to all products that suit an element. */
export const WithTrust: Story = {
  args: {
    suited: ['Kim', 'Thổ'],
    suitedHref: (element) => `/store?element=${element}`,
    trust: { ...trust, sizeGuideHref: '/size-guide' },
    hrefFor: ({ _id }) => `/product/${_id}`,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: bracelet.name }));
    await expect(dialog.getByRole('link', { name: 'Kim' }))
      .toHaveAttribute('href', '/store?element=Kim');
    await expect(dialog.getByRole('link', { name: 'Cách đo cỡ' }))
      .toHaveAttribute('href', '/size-guide');
    await expect(dialog.getByRole('link', { name: trust.phone })).toBeInTheDocument();
  },
};

export const WithTrustOnPhone: Story = {
  ...WithTrust,
  globals: { viewport: { value: 'phone' } },
};

/** The button states the quantity in the cart and adds another one. */
export const Added: Story = {
  args: { added: 2 },
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await step('a click adds one more', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Đã thêm (2)' }));
      await expect(args.onAdd).toHaveBeenCalledWith(bracelet, expect.any(HTMLImageElement));
    });
    dialog.focus();
  },
};

export const Sale: Story = {
  args: { product: onSale },
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: onSale.name });
    await expect(within(dialog).getByText('−20%')).toBeInTheDocument();
    await step('a click on the backdrop closes it', async () => {
      const backdrop = document.querySelector('[data-slot=sheet-backdrop]');
      await userEvent.click(backdrop as Element);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    dialog.focus();
  },
};

/** A product that is sold out cannot be added. */
export const SoldOut: Story = {
  args: { product: soldOut },
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: soldOut.name });
    const button = screen.getByRole('button', { name: 'Hết hàng' });
    await expect(button).toBeDisabled();
    await step('a click does nothing', async () => {
      await userEvent.click(button);
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
    dialog.focus();
  },
};

/** A long name does not run under the close button. */
export const LongName: Story = {
  args: { product: longName },
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: longName.name });
    await step('Escape closes it', async () => {
      await waitFor(() => expect(dialog).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    const name = document.createRange();
    name.selectNodeContents(within(dialog).getByRole('heading'));
    const close = screen.getByRole('button', { name: 'Đóng' }).getBoundingClientRect();
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(close.left);
  },
};

/** A sheet at the bottom of the screen. */
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

/** The focus is trapped in the modal and restored; while it closes, it still shows the product. */
export const ByKeyboard: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Xem chi tiết' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await step('the focus moves into the modal', () => waitFor(() => expect(dialog).toHaveFocus()));
    await step('Tab keeps it there', async () => {
      for (let presses = 0; presses < 5; presses += 1) {
        await userEvent.tab();
        // The focus returns from behind the last control in the next frame.
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      }
    });
    await step('Escape closes it and restores the focus', async () => {
      // On a busy machine the exit transition would end before the next line.
      dialog.style.transitionDuration = '60s';
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(dialog).toHaveAttribute('data-ending-style'));
      await expect(screen.queryByText(bracelet.description)).not.toBeNull();
      dialog.getAnimations().forEach((transition) => transition.finish());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
