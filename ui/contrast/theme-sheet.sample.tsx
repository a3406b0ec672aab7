import type { Parameters } from '@storybook/react-vite';
import { type ComponentType, useLayoutEffect } from 'react';

export interface ThemeSheetProps {
  /** Composed stories, in the order in which they are shown. */
  stories: readonly ComponentType[];
  /** Theme of the document. @default 'light' */
  theme?: 'light' | 'dark';
}

/** Stories of an area on one sheet: one picture compares them all in another theme. */
export function ThemeSheet({ stories, theme = 'light' }: ThemeSheetProps) {
  // Runs after the decorators of the stories, which apply the theme of the toolbar.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  });
  return (
    <div className='flex flex-col gap-6'>
      {stories.map((Story, index) => (
        <div key={index}>
          <Story />
        </div>
      ))}
    </div>
  );
}

/**
 * Parameters of all sheets. The stories on them repeat names and landmarks, so that only their
 * contrast can be checked.
 */
export const sheetParameters: Parameters = {
  a11y: { options: { runOnly: ['color-contrast'] } },
};

/** A sheet in the dark theme. */
export const dark = { args: { theme: 'dark' as const } };

/**
 * A sheet with forced colours, as in the high-contrast mode of Windows. Only a test can switch them
 * on: a page cannot.
 */
export const forcedColours = {
  parameters: { chromatic: { forcedColors: 'active' }, a11y: { test: 'off' } },
};
