import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { detailedBracelet } from '../detailed-product.sample.ts';
import { ProductZoom, type ProductZoomProps } from './product-zoom.tsx';

const { name, image, gallery = [] } = detailedBracelet;

function Opener({ index, onIndexChange, onClose, ...args }: ProductZoomProps) {
  const [shown, setShown] = useState(index);
  return (
    <>
      <Button onClick={() => setShown(0)}>Phóng to</Button>
      <ProductZoom
        {...args}
        index={shown}
        onIndexChange={(index) => {
          setShown(index);
          onIndexChange(index);
        }}
        onClose={() => {
          setShown(undefined);
          onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Catalogue (cua hang)/ProductZoom',
  component: ProductZoom,
  args: {
    name,
    pictures: [image, ...gallery],
    index: 0,
    onIndexChange: fn(),
    onClose: fn(),
  },
  render: (args) => <Opener {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof ProductZoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: `Ảnh phóng to: ${name}` });
const scaleOf = (picture: HTMLElement) => new DOMMatrix(getComputedStyle(picture).transform).a;

/** The arrow keys show another picture, + and − enlarge it, Escape closes the dialog. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, step, userEvent }) => {
    const popup = await dialog();
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    await step('the picture before the first one is the last one', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    });
    const picture = screen.getByRole('img', { name });
    await step('an enlarged picture is moved by the arrow keys', async () => {
      await userEvent.keyboard('++');
      await expect(scaleOf(picture)).toBeCloseTo(2.25);
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
      await expect(new DOMMatrix(getComputedStyle(picture).transform).f).toBe(-80);
      await userEvent.keyboard('0');
      await expect(scaleOf(picture)).toBe(1);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Buttons, a click and the wheel enlarge a picture. */
export const ByPointer: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ step, userEvent }) => {
    await dialog();
    const picture = screen.getByRole('img', { name });
    await step('a click enlarges, another one shows the whole picture', async () => {
      await userEvent.click(picture);
      await expect(scaleOf(picture)).toBe(2.5);
      await userEvent.click(picture);
      await expect(scaleOf(picture)).toBe(1);
    });
    await step('the wheel', async () => {
      fireEvent.wheel(picture, { deltaY: -100 });
      await waitFor(() => expect(scaleOf(picture)).toBeCloseTo(1.2));
    });
    await step('the buttons', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Phóng to' }));
      await expect(scaleOf(picture)).toBeCloseTo(1.8);
      await userEvent.click(screen.getByRole('button', { name: 'Thu nhỏ' }));
      await userEvent.click(screen.getByRole('button', { name: 'Thu nhỏ' }));
      await expect(scaleOf(picture)).toBe(1);
      await userEvent.click(screen.getByRole('button', { name: 'Ảnh sau' }));
      await expect(screen.getByRole('img', { name: `${name}, ảnh 2` })).toBeVisible();
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** Two fingers enlarge a picture, one finger moves it or shows another one. */
export const ByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    await dialog();
    const picture = screen.getByRole('img', { name });
    const touch = (type: string, pointerId: number, clientX: number, clientY = 400) =>
      fireEvent(
        picture,
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          pointerType: 'touch',
          clientX,
          clientY,
        }),
      );
    // A simulated pointer cannot be captured.
    const capture = Element.prototype.setPointerCapture;
    Element.prototype.setPointerCapture = () => {};
    await step('two fingers', async () => {
      touch('pointerdown', 1, 150);
      touch('pointerdown', 2, 250);
      touch('pointermove', 2, 350);
      await waitFor(() => expect(scaleOf(picture)).toBeCloseTo(2));
      touch('pointermove', 2, 250);
      await waitFor(() => expect(scaleOf(picture)).toBe(1));
      touch('pointerup', 1, 150);
      touch('pointerup', 2, 250);
    });
    await step('a swipe to the left shows the next picture', async () => {
      touch('pointerdown', 3, 300);
      touch('pointermove', 3, 150);
      touch('pointerup', 3, 150);
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    });
    Element.prototype.setPointerCapture = capture;
  },
};

/** A single picture has no buttons for others. */
export const OnePicture: Story = {
  args: { pictures: [image] },
  play: async ({ args, userEvent }) => {
    await dialog();
    await expect(screen.queryByRole('button', { name: 'Ảnh sau' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
