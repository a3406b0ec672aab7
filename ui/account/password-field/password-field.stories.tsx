import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { PasswordStrengthProvider } from './password-strength.ts';

const meta = {
  title: 'Account (tai khoan)/PasswordField',
  component: PasswordField,
  args: { value: '', onChange: fn() },
  parameters: { state: { value: 'onChange' } },
  decorators: [(Story) => <div className='max-w-100'>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const owner = { name: 'Nguyễn Thị An', email: 'an.nguyen@example.com' };

export const Current: Story = {
  args: { value: 'mật khẩu dài' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mật khẩu');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** The strength of a new password in words, from the weakest to the strongest. */
export const Strengths: Story = {
  args: { label: 'Mật khẩu mới', owner },
  render: (args) => (
    <div className='space-y-5'>
      {['', 'đá', 'nguyenan85', 'phố cũ 11', 'trà đá vỉa hè', 'núi cao biển rộng'].map((value) => (
        <PasswordField key={value} {...args} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByLabelText('Mật khẩu mới');
    const words = ['', 'Quá ngắn', 'Dễ đoán', 'Tạm được', 'Tốt', 'Rất tốt'];
    for (const [index, word] of words.entries()) {
      const description = word ? `Từ 8 đến 200 ký tự Độ mạnh: ${word}` : 'Từ 8 đến 200 ký tự';
      await waitFor(() => expect(fields[index]).toHaveAccessibleDescription(description));
    }
  },
};

/** Typing changes the word at once. A screen reader announces it after a pause. */
export const Typed: Story = {
  args: { label: 'Mật khẩu mới', owner },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const live = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), 'núi cao');
    await expect(canvas.getByText('Quá ngắn')).toBeVisible();
    await expect(live).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), ' biển rộng');
    await waitFor(() => expect(canvas.getByText('Rất tốt')).toBeVisible());
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Rất tốt');
    await waitFor(() => expect(live).toHaveTextContent('Độ mạnh của mật khẩu: Rất tốt'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu mới' }));
    await expect(canvas.getByLabelText('Mật khẩu mới')).toHaveValue('núi cao biển rộng');
    await expect(canvas.getByLabelText('Mật khẩu mới')).toHaveAttribute('type', 'text');
  },
};

const failingLoad = fn(() => Promise.reject(new Error('offline')));

/** The estimate cannot be loaded: the field works, and the next letter loads it again. */
export const NotLoaded: Story = {
  args: { label: 'Mật khẩu mới', owner },
  render: (args) => (
    <PasswordStrengthProvider value={failingLoad}>
      <PasswordField {...args} />
    </PasswordStrengthProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mật khẩu mới');
    await expect(failingLoad).not.toHaveBeenCalled();
    await userEvent.type(field, 'núi cao');
    await expect(canvas.getByText('Quá ngắn')).toBeVisible();
    await userEvent.type(field, ' biển');
    await expect(field).toHaveAccessibleDescription('Từ 8 đến 200 ký tự');
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(failingLoad.mock.calls.length).toBeGreaterThan(1);
  },
};

/** The error replaces the requirements and the strength. */
export const Refused: Story = {
  args: {
    owner,
    value: 'matkhau123',
    error: 'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
      'Mật khẩu này dễ bị đoán, vui lòng chọn mật khẩu khác.',
    );
    await expect(canvas.queryByText(/Độ mạnh/)).toBeNull();
  },
};
