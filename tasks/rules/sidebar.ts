import type { Rule } from './rule.ts';

/** Storybook's groups by the folder of `ui`. Their Vietnamese terms have no accents. */
const groups = new Map([
  ['contrast', 'Foundations (nen tang)'],
  ['primitives', 'Primitives (thanh phan)'],
  ['layout', 'Layout (khung trang)'],
  ['catalogue', 'Catalogue (cua hang)'],
  ['cart', 'Cart (gio hang)'],
  ['checkout', 'Checkout (thanh toan)'],
  ['orders', 'Orders (don hang)'],
  ['reviews', 'Reviews (danh gia)'],
  ['account', 'Account (tai khoan)'],
  ['tu-vi', 'Birth chart (tu vi)'],
  ['almanac', 'Almanac (lich)'],
  ['pages', 'Pages (trang)'],
  ['admin', 'Back office (quan tri)'],
]);

const title = /^(?: {2}|const meta = \{ )title: '([^'/]+)\/[^']+'/m;

/** The stories of a folder of `ui` are in the group of the sidebar that belongs to the folder. */
export const sidebarMirrorsFolders: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const folder = /^ui\/([^/]+)\/.*\.stories\.tsx$/.exec(path)?.[1];
    if (folder === undefined) return [];
    const expected = groups.get(folder);
    if (!expected) return [`${path}: ui/${folder} has no group in tasks/rules/sidebar.ts`];
    const group = title.exec(text)?.[1];
    return group === expected
      ? []
      : [`${path}: its title must begin with '${expected}/', not with '${group ?? ''}/'`];
  });
