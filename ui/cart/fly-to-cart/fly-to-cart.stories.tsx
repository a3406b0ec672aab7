import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from '../../primitives/icons.ts';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { bracelet } from '../../catalogue/product.sample.ts';
import { flyToCart } from './fly-to-cart.ts';

interface FlightProps {
  /** Whether the visitor's system asks for no motion. @default false */
  reducedMotion?: boolean;
  /** Called when the picture has landed. */
  onLanded: () => void;
}

function Flight({ reducedMotion = false, onLanded }: FlightProps) {
  const picture = useRef<HTMLDivElement>(null);
  const cart = useRef<HTMLSpanElement>(null);
  const fly = async () => {
    const from = picture.current?.querySelector('img');
    if (!from || !cart.current) return;
    await flyToCart({ from, to: cart.current, reducedMotion });
    onLanded();
  };
  return (
    <div className='flex min-h-100 items-end justify-between'>
      <div ref={picture}>
        <Picture
          image={bracelet.image}
          alt={bracelet.name}
          width={800}
          height={800}
          sizes='200px'
          className='size-50 rounded-card'
        />
        <Button className='mt-3' onClick={fly}>Thêm vào giỏ</Button>
      </div>
      <span ref={cart} className='self-start'>
        <ShoppingBag aria-hidden size={24} />
      </span>
    </div>
  );
}

const meta = {
  title: 'Giỏ hàng/flyToCart',
  component: Flight,
  args: { onLanded: fn() },
} satisfies Meta<typeof Flight>;
export default meta;
type Story = StoryObj<typeof meta>;

const copies = () => document.querySelectorAll('[data-slot=flight]');

/** A copy of the picture flies, and is gone when it has landed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(copies()).toHaveLength(1);
    await expect(getComputedStyle(copies()[0] as Element).pointerEvents).toBe('none');
    await expect(args.onLanded).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onLanded).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(copies()).toHaveLength(0);
  },
};

export const SeveralAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(copies()).toHaveLength(3);
    await waitFor(() => expect(args.onLanded).toHaveBeenCalledTimes(3), { timeout: 3000 });
    await expect(copies()).toHaveLength(0);
  },
};

/** Who asked for no motion sees none. */
export const ReducedMotion: Story = {
  args: { reducedMotion: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(copies()).toHaveLength(0);
    await waitFor(() => expect(args.onLanded).toHaveBeenCalledOnce());
  },
};
