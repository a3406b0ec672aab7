import type { Decorator, Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import seed from '../edge-api/seed/products.json' with { type: 'json' };
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { createElement } from 'react';
import { PasswordStrengthProvider } from '../ui/account/password-field/password-strength.ts';
import { DocsContainer, DocsPage } from './guides/docs-page.tsx';
import './preview.css';
import { shopTheme } from './theme/shop-theme.ts';
import { openLinkedTokens } from './tokens/live-tokens.ts';
import { ForcedColoursNotice } from './toolbar/forced-colours-notice.tsx';
import { globalTypes, initialGlobals } from './toolbar/global-types.ts';
import { viewports } from './toolbar/viewports.ts';
import { emulateMedia } from './toolbar/emulate-media.ts';
import { followHost, hostGlobals, shareGlobals } from './toolbar/framed-globals.ts';
import { setSlowImages } from './toolbar/slow-images.ts';
import { StatefulStory } from './state/stateful-story.tsx';
import { describeArgs } from './props/describe-args.ts';

// Ends the wait of a play function for a condition that never holds. A busy machine needs more than
// the default of 1 s until a dialog is open.
configure({ asyncUtilTimeout: 10_000 });

const withToolbar: Decorator = (story, { globals }) => {
  applyGlobals(globals);
  return story();
};

const loadStrength = async () =>
  (await import('../edge-api/contract/account/estimate-strength.ts')).loadEstimate('Thạch An');

/** Estimates the strength of passwords as the shop does. */
const withStrength: Decorator = (Story) =>
  createElement(PasswordStrengthProvider, { value: loadStrength }, createElement(Story));

/** States that a story needs forced colours, where the browser has none. */
const withNotice: Decorator = (Story, { parameters }) =>
  createElement(ForcedColoursNotice, { parameters, children: createElement(Story) });

/** Keeps the values that a component reports, as an application does. */
const withState: Decorator = (Story, { args, parameters: { state } }) =>
  state ? createElement(StatefulStory, { Story, args, handlers: state }) : Story();

openLinkedTokens();

// Pages without stories have no decorators: they follow the toolbar by its events.
addons.ready().then((channel) => {
  const update = ({ globals }: { globals: Globals }) => {
    applyGlobals(globals);
    shareGlobals(globals);
  };
  channel.on('setGlobals', update);
  channel.on('globalsUpdated', update);
});
followHost(applyGlobals);

export default {
  // The demo catalogue, for stories of whole pages.
  loaders: [() => ({ seed })],
  argTypesEnhancers: [describeArgs],
  decorators: [withState, withToolbar, withStrength, withNotice],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...hostGlobals },
  parameters: {
    // Any finding of the accessibility check fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: shopTheme(), page: DocsPage, container: DocsContainer },
    // Address of a component's drawing in a design tool, such as Figma. Its page links to it.
    design: { url: '' },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        // Within a group by name, so that a component stands before its variants.
        method: 'alphabetical',
        order: [
          'Foundations (nen tang)',
          [
            'Introduction (gioi thieu)',
            'Tokens (bang gia tri)',
            'Token editor',
            'Colour (mau sac)',
            'Type (chu viet)',
            'Space (khoang cach)',
            'Motion (chuyen dong)',
            'Icons (bieu tuong)',
            'Voice (giong noi)',
            'Accessibility (tro nang)',
            'Toolbar (thanh cong cu)',
            'Lunar calendar (lich am)',
            'Changes (thay doi)',
          ],
          'Primitives (thanh phan)',
          'Layout (khung trang)',
          'Catalogue (cua hang)',
          'Cart (gio hang)',
          'Checkout (thanh toan)',
          'Orders (don hang)',
          'Reviews (danh gia)',
          'Account (tai khoan)',
          'Birth chart (tu vi)',
          'Almanac (lich)',
          'Pages (trang)',
          ['HomePage', 'StorePage', 'ProductPage', 'CartPage', 'CheckoutPage', 'PaymentResultPage'],
          'Mails',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;

/** Applies the state of the toolbar to the page. */
function applyGlobals(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset.background = globals.background;
  dataset.textSize = globals.textSize;
  dataset.colours = globals.colours;
  // The shop sets the same attribute for a visitor who has chosen a theme.
  if (globals.theme === 'system') delete dataset.theme;
  else dataset.theme = globals.theme;
  emulateMedia([
    ...globals.motion === 'reduced' ? ['reduced-motion'] as const : [],
    ...globals.colours === 'forced' ? ['forced-colours'] as const : [],
  ], Number(globals.textSize) / 100);
  setSlowImages(globals.images === 'slow');
}
