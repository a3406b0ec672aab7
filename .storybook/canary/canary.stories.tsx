import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Canary', render: () => <input /> } satisfies Meta;
export default meta;

/** A field without a label: its test must fail. */
export const WithoutLabel: StoryObj<typeof meta> = {};
