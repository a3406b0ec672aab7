import type { Preview } from '@storybook/react-vite';

type GlobalTypes = NonNullable<Preview['globalTypes']>;

/** Returns an item of the toolbar with its choices; each names the item. */
function item(
  icon: Extract<GlobalTypes[string]['toolbar'], object>['icon'],
  title: string,
  description: string,
  choices: Readonly<Record<string, string | readonly [title: string, right: string]>>,
): GlobalTypes[string] {
  return {
    description,
    toolbar: {
      icon,
      title,
      dynamicTitle: true,
      items: Object.entries(choices).map(([value, choice]) => {
        const [text, right] = [choice].flat();
        return { value, title: `${title}: ${text}`, right };
      }),
    },
  };
}

/** Custom items of the toolbar. Viewport, zoom and the other items are Storybook's own. */
export const globalTypes: GlobalTypes = {
  theme: item('mirror', 'Theme', 'Theme of the page', {
    light: 'light',
    dark: 'dark',
    system: 'system',
  }),
  colours: item(
    'contrast',
    'Colours',
    'Colours of the theme, or an approximation of forced colours (high contrast)',
    { theme: 'theme', forced: ['forced', 'approximation'] },
  ),
  background: item('paintbrush', 'Background', 'Background of the story: paper or card', {
    paper: ['paper', '--color-paper'],
    surface: ['card', '--color-surface'],
  }),
  textSize: item('zoom', 'Text', 'Font size of the browser: media queries in rem follow it', {
    100: '100 %',
    150: '150 %',
    200: '200 %',
  }),
  motion: item('play', 'Motion', 'Motion, as the system of the visitor requests', {
    system: 'system',
    reduced: 'reduced',
  }),
  images: item('photo', 'Images', 'Images that load immediately or slowly', {
    fast: 'immediate',
    slow: '3 s late',
  }),
};

export const initialGlobals: Preview['initialGlobals'] = {
  theme: 'light',
  colours: 'theme',
  background: 'paper',
  textSize: '100',
  motion: 'system',
  images: 'fast',
};
