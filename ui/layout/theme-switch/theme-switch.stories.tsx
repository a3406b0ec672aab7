import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Layout (khung trang)/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onValueChange: fn() },
  parameters: { state: { value: 'onValueChange' } },
  decorators: [(Story) => (
    <div className='bg-footer p-6 text-footer-ink'>
      <Story />
    </div>
  )],
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The theme of the system, until the visitor chooses another one. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Giao diện' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Theo hệ thống' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tối'));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};

/** The arrow keys choose, as in every group of radio buttons. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Theo hệ thống' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Sáng' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Tối' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Tối' })).toHaveFocus();
  },
};

/** Each choice is a touch target of at least 44 px. */
export const PhoneWidth: Story = {
  args: { value: 'dark' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.clientHeight).toBeGreaterThanOrEqual(44);
      await expect(radio.clientWidth).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
