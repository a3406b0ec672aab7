import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { readToken } from '../theme/read-token.ts';
import { setLiveTokens } from './live-tokens.ts';
import { noEdits } from './token-edits.ts';
import { TokenEditor } from './token-editor.tsx';

const meta = {
  title: 'Foundations (nen tang)/Token editor',
  component: TokenEditor,
  tags: ['!autodocs'],
  // Other stories must not show the edits of a test.
  beforeEach: () => () => setLiveTokens(noEdits),
} satisfies Meta<typeof TokenEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An edit is visible at once, its contrast is measured, and the export contains it alone. */
export const Edit: Story = {
  // Its screenshot would change with every token.
  parameters: { picture: false },
  play: async ({ canvas, step }) => {
    const jade = canvas.getByLabelText(/^--color-jade( |$)/);
    const original = readToken('--color-jade');
    const output = canvas.getByLabelText('Changed theme');
    await step('another colour is applied and exported', async () => {
      await userEvent.clear(jade);
      await userEvent.type(jade, '#7a1f5c');
      await expect(readToken('--color-jade')).toBe('#7a1f5c');
      await expect(output).toHaveValue('@theme {\n  --color-jade: #7a1f5c;\n}\n');
      await expect(jade).toHaveAccessibleDescription(/contrast \d+\.\d\d ≥ 4.5/);
    });
    await step('an invalid colour is marked and has no effect', async () => {
      await userEvent.type(jade, 'x');
      await expect(jade).toBeInvalid();
      await expect(jade).toHaveAccessibleDescription(/#rrggbb/);
      await expect(readToken('--color-jade')).toBe('#7a1f5c');
    });
    await step('a colour with too little contrast is marked', async () => {
      await userEvent.clear(jade);
      await userEvent.type(jade, '#cfcfcf');
      await expect(jade).toHaveAccessibleDescription(/contrast 1\.\d\d < 4.5/);
    });
    await step('a reset restores the theme', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }));
      await expect(readToken('--color-jade')).toBe(original);
      await expect(output).toHaveValue('');
    });
  },
};

/** The values of the dark theme are edited and exported separately. */
export const EditDark: Story = {
  globals: { theme: 'dark' },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    // An ornament: other values have no effect on the contrast of texts.
    const gold = canvas.getByLabelText(/^--color-gold( |$)/);
    await userEvent.clear(gold);
    await userEvent.type(gold, '#c9a45f');
    await expect(readToken('--color-gold')).toBe('#c9a45f');
    await expect(canvas.getByLabelText('Changed theme')).toHaveValue(
      '@variant dark {\n  --color-gold: #c9a45f;\n}\n',
    );
  },
};
