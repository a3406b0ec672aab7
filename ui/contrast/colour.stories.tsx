import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import colourTokens from './colour-tokens.json' with { type: 'json' };
import { contrast } from './contrast.ts';

const backgrounds = ['paper', 'surface'] as const;

function readToken(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  return value.trim().replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

/** A table of all colours with their contrast, measured in this browser. */
function Colours() {
  const [colours, setColours] = useState<Record<string, string>>({});
  useEffect(() => {
    setColours(Object.fromEntries(colourTokens.map(({ name }) => [name, readToken(name)])));
  }, []);
  return (
    <table className='w-full max-w-220 text-left tabular-nums max-sm:text-sm'>
      <thead>
        <tr className='border-b border-line'>
          <th scope='col' className='py-2'>Token</th>
          <th scope='col'>Value</th>
          <th scope='col'>Use</th>
          {backgrounds.map((background) => <th key={background} scope='col'>On {background}</th>)}
          <th scope='col'>Needs</th>
        </tr>
      </thead>
      <tbody>
        {colourTokens.map(({ name, use, least }) => (
          <tr key={name} className='border-b border-line'>
            <th scope='row' className='py-2 font-normal'>
              <span
                className='mr-3 inline-block size-10 rounded-field max-sm:mr-2 max-sm:size-6 border border-line align-middle'
                style={{ backgroundColor: `var(--color-${name})` }}
              />
              {name}
            </th>
            <td>{colours[name]}</td>
            <td>{use}</td>
            {backgrounds.map((background) => (
              <td key={background} data-contrast={least}>
                {colours[name] && contrast(colours[name], colours[background] ?? '').toFixed(2)}
              </td>
            ))}
            <td>{least ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Foundations (nen tang)/Colour (mau sac)',
  component: Colours,
  // .storybook/pages/colour.mdx is its documentation page.
  tags: ['!autodocs'],
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

const measured = colourTokens.filter(({ least }) => least !== undefined);

const play: Story['play'] = async ({ canvasElement }) => {
  const cells = canvasElement.querySelectorAll<HTMLElement>('[data-contrast]');
  await expect(cells.length).toBe(measured.length * backgrounds.length);
  await waitFor(() => expect(cells[0]).not.toBeEmptyDOMElement());
  for (const cell of cells) {
    await expect(Number(cell.textContent)).toBeGreaterThanOrEqual(Number(cell.dataset.contrast));
  }
};

/** Each token has at least the contrast that its purpose needs, on both backgrounds. */
export const Contrast: Story = { play };

/** The same in the dark theme. */
export const DarkContrast: Story = { globals: { theme: 'dark' }, play };
