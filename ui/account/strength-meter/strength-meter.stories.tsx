import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StrengthMeter } from './strength-meter.tsx';

const meta = {
  title: 'Account (tai khoan)/StrengthMeter',
  component: StrengthMeter,
  decorators: [(Story) => <div className='max-w-100'>{Story()}</div>],
} satisfies Meta<typeof StrengthMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All strengths, from the weakest to the strongest. */
export const Levels: Story = {
  render: () => (
    <div className='space-y-5'>
      {(['too-short', 'guessable', 'fair', 'good', 'strong'] as const).map((strength) => (
        <StrengthMeter key={strength} strength={strength} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter', { name: 'Độ mạnh của mật khẩu' });
    const expected = ['1 Quá ngắn', '1 Dễ đoán', '2 Tạm được', '3 Tốt', '4 Rất tốt'];
    await expect(
      meters.map(({ ariaValueNow, ariaValueText }) => `${ariaValueNow} ${ariaValueText}`),
    )
      .toEqual(expected);
  },
};

/** Before anything is typed. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
