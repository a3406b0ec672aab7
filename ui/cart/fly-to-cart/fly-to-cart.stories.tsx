import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from '../../primitives/icons.ts';
import { useRef } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { bracelet } from '../../catalogue/product.sample.ts';
import { flyToCart } from './fly-to-cart.ts';

interface FlightProps {
  /** `true` if the visitor prefers reduced motion. @default false */
  reducedMotion?: boolean;
  /** Called when the copy of the picture has arrived. */
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
  title: 'Cart (gio hang)/flyToCart',
  component: Flight,
  args: { onLanded: fn() },
  argTypes: { onLanded: { description: 'Called when the picture has landed.' } },
} satisfies Meta<typeof Flight>;
export default meta;
type Story = StoryObj<typeof meta>;

const copies = () => document.querySelectorAll('[data-slot=flight]');

/** Holds each animation at its start, so that none ends early on a slow machine. */
function holdAnimations() {
  const { animate } = Element.prototype;
  const held: Animation[] = [];
  const spy = spyOn(Element.prototype, 'animate').mockImplementation(
    function (this: Element, ...args: Parameters<Element['animate']>) {
      const animation = animate.apply(this, args);
      animation.pause();
      held.push(animation);
      return animation;
    },
  );
  return () => {
    spy.mockRestore();
    for (const animation of held) animation.finish();
  };
}

/** A copy of the picture moves to the cart and is removed when it arrives. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const finish = holdAnimations();
    await userEvent.click(canvas.getByRole('button'));
    await expect(copies()).toHaveLength(1);
    await expect(getComputedStyle(copies()[0] as Element).pointerEvents).toBe('none');
    await expect(args.onLanded).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(args.onLanded).toHaveBeenCalledOnce());
    await expect(copies()).toHaveLength(0);
  },
};

export const SeveralAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const finish = holdAnimations();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(copies()).toHaveLength(3);
    finish();
    await waitFor(() => expect(args.onLanded).toHaveBeenCalledTimes(3));
    await expect(copies()).toHaveLength(0);
  },
};

/** Nothing moves when the visitor prefers reduced motion. */
export const ReducedMotion: Story = {
  args: { reducedMotion: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(copies()).toHaveLength(0);
    await waitFor(() => expect(args.onLanded).toHaveBeenCalledOnce());
  },
};
