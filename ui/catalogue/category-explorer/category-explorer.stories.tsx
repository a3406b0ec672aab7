import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryExplorer } from './category-explorer.tsx';
import { tiles } from './tiles.sample.ts';

const meta = {
  title: 'Catalogue (cua hang)/CategoryExplorer',
  component: CategoryExplorer,
  args: { tiles },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className='py-10'>{Story()}</div>],
} satisfies Meta<typeof CategoryExplorer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Nhẫn' })).toHaveAttribute(
      'href',
      '?category=nhan',
    );
    await step('a theme with narrower pages has a narrower list', async () => {
      canvasElement.style.setProperty('--container-page', '300px');
      await expect(canvas.getByRole('list').clientWidth).toBe(348);
      canvasElement.style.removeProperty('--container-page');
    });
  },
};

/** The selected tile has a ring and `aria-current`. */
export const Active: Story = {
  args: { active: 'Cây Đá' },
  play: async ({ canvas }) => {
    const active = canvas.getByRole('link', { current: true });
    await expect(active).toHaveAccessibleName('Cây Đá');
    const circle = active.querySelector('span');
    await expect(circle && getComputedStyle(circle).outlineStyle).toBe('solid');
  },
};

/** The tiles scroll horizontally; the page does not. */
export const PhoneWidth: Story = {
  args: { active: 'Vòng Tay' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vòng Tay' })).toHaveFocus();
  },
};
