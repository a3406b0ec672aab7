import { addons } from 'storybook/manager-api';
import '../ui/fonts/fonts.css';
import './manager.css';
import { addSearchTerms } from './sidebar/add-search-terms.ts';
import { sidebarLabel } from './sidebar/vietnamese-terms.ts';
import { shopTheme } from './theme/shop-theme.ts';

const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][href^=data]')?.href;

addons.setConfig({
  theme: shopTheme(`<span class="brand"><img src="${icon}" alt="">Thạch An</span>`),
  sidebar: { showRoots: true, renderLabel: ({ name }) => sidebarLabel(name) },
});
addSearchTerms();
