import { addons } from 'storybook/manager-api';
import '../ui/fonts/fonts.css';
import './manager.css';
import { searchableTitle, sidebarLabel } from './sidebar/vietnamese-terms.ts';
import { shopTheme } from './theme/shop-theme.ts';

const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][href^=data]')?.href;

addons.setConfig({
  theme: shopTheme(`<span class="brand"><img src="${icon}" alt="">Thạch An</span>`),
  sidebar: { showRoots: true, renderLabel: ({ name }) => sidebarLabel(name) },
});

/** Entries of Storybook's list of stories, as far as they are changed here. */
interface StoryIndex {
  entries: Record<string, { title: string }>;
}

declare const globalThis: {
  /** Called by the `fetch` of `main.ts`. */
  changeReply(reply: Response): Promise<Response>;
};

/**
 * Adds Vietnamese terms to the titles that the sidebar receives, so that its search finds them with
 * and without accents. The typed text stays as it is. Titles in the files, and thus the addresses
 * of stories, do not change. Storybook has no setting for it, so the reply with its list of stories
 * is replaced.
 */
globalThis.changeReply = async (reply) => {
  if (!reply.ok || !new URL(reply.url).pathname.endsWith('/index.json')) return reply;
  const index: StoryIndex = await reply.json();
  for (const entry of Object.values(index.entries)) entry.title = searchableTitle(entry.title);
  return Response.json(index);
};
