import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TuViPrompt } from '../tu-vi-prompt/tu-vi-prompt.tsx';
import { TuViTabs } from './tu-vi-tabs.tsx';

const meta = {
  title: 'Birth chart (tu vi)/TuViTabs',
  component: TuViTabs,
  args: {
    active: 'info',
    onActiveChange: fn(),
    info: (
      <label>
        Họ và tên <input className='min-h-11 rounded-field border border-field px-3' />
      </label>
    ),
    analysis: <TuViPrompt onBack={fn()} />,
  },
  parameters: { state: { active: 'onActiveChange' } },
} satisfies Meta<typeof TuViTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Thông Tin' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Phân Tích' }));
    await expect(args.onActiveChange).toHaveBeenCalledWith('analysis');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Phân Tích' })).toBeVisible());
  },
};

/** Opens the other tab and returns to the first. */
const switchesTabs: Story['play'] = async ({ args, canvas, step, userEvent }) => {
  const info = canvas.getByRole('tab', { name: 'Thông Tin' });
  const analysis = canvas.getByRole('tab', { name: 'Phân Tích' });
  const tabs = args.active === 'info' ? [analysis, info] : [info, analysis];
  for (const tab of tabs) {
    await step(`open "${tab.textContent}"`, async () => {
      await userEvent.click(tab);
      await expect(args.onActiveChange).toHaveBeenLastCalledWith(
        tab === info ? 'info' : 'analysis',
      );
      await waitFor(() =>
        expect(canvas.getByRole('tabpanel', { name: tab.textContent })).toBeVisible()
      );
    });
  }
  tabs.at(-1)?.blur();
};

export const Analysis: Story = { args: { active: 'analysis' }, play: switchesTabs };

/** Switching the tab keeps the typed text. */
export const KeepsInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Họ và tên'), 'An');
    await userEvent.click(canvas.getByRole('tab', { name: 'Phân Tích' }));
    await waitFor(() => expect(canvas.getByLabelText('Họ và tên')).not.toBeVisible());
    await userEvent.click(canvas.getByRole('tab', { name: 'Thông Tin' }));
    await expect(canvas.getByLabelText('Họ và tên')).toHaveValue('An');
  },
};

/** The tab list is one tab stop. Arrow keys wrap around; Home and End go to the ends. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const info = canvas.getByRole('tab', { name: 'Thông Tin' });
    const analysis = canvas.getByRole('tab', { name: 'Phân Tích' });
    await userEvent.tab();
    await expect(info).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(analysis).toHaveFocus();
    await expect(args.onActiveChange).toHaveBeenLastCalledWith('analysis');
    await userEvent.keyboard('{ArrowRight}');
    await expect(info).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(analysis).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(args.onActiveChange).toHaveBeenLastCalledWith('info');
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: switchesTabs,
};
