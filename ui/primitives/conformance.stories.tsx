import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { type ConformanceCase, conformanceCases } from './conformance.sample.tsx';

const received = new Map<string, Element | null>();
const onClick = fn((event: MouseEvent) => event.preventDefault());

/** Every primitive twice: without other props, and with all props that it must pass on. */
function Conformance({ cases }: { cases: readonly ConformanceCase[] }) {
  return cases.map(({ name, render }) => (
    <section key={name} data-case={name}>
      {render({})}
      {render({
        ref: (element) => {
          received.set(name, element);
        },
        className: 'scroll-mt-11',
        id: `conformance-${name}`,
        'data-testid': `test-${name}`,
        onClick,
      })}
    </section>
  ));
}

const meta = {
  title: 'Primitives (thanh phan)/Conformance',
  component: Conformance,
  args: { cases: conformanceCases },
  // This is a test, not documentation: it is hidden from the sidebar and has no screenshot. Each
  // component's own stories check accessibility; here landmarks and labels occur twice.
  tags: ['!dev', '!autodocs'],
  parameters: { picture: false, a11y: { test: 'off' } },
} satisfies Meta<typeof Conformance>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Each primitive passes `ref`, `className` and other props to one element, which has its
 * `data-slot`.
 */
export const Primitives: Story = {
  play: async ({ args: { cases }, canvas, canvasElement, step }) => {
    for (const { name, element } of cases) {
      await step(name, async () => {
        const slot = name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
        const slots = canvasElement.querySelectorAll(`[data-case=${name}] [data-slot=${slot}]`);
        await expect(slots).toHaveLength(2);
        const [plain, root] = slots;

        await expect(root).toBe(canvas.getByTestId(`test-${name}`));
        await expect(root?.localName).toBe(element);
        await expect(root?.id).toBe(`conformance-${name}`);
        await expect(received.get(name)).toBe(root);
        await expect(root?.getAttribute('class')).toBe(
          `${plain?.getAttribute('class') ?? ''} scroll-mt-11`.trim(),
        );

        onClick.mockClear();
        if (root) await fireEvent.click(root);
        await expect(onClick).toHaveBeenCalledOnce();
      });
    }
  },
};
