import type { Rule } from './rule.ts';

/** Imports of other packages that each part may have. */
const allowed: { from: RegExp; may: RegExp }[] = [
  { from: /^lunar\//, may: /^@thach-an\/lunar$/ },
  { from: /^ui\//, may: /^@thach-an\/(ui|lunar)(\/|$)/ },
  { from: /^edge-api\//, may: /^@thach-an\/(edge-api|lunar)(\/|$)/ },
  // Tests beside the pages may run the API itself, and the pages against it.
  { from: /^storefront\/app\/.*\.test\.tsx?$/, may: /^@thach-an\/(edge-api|ui|lunar)(\/|$)/ },
  { from: /^storefront\/app\//, may: /^@thach-an\/(edge-api\/contract$|ui(\/|$)|lunar$)/ },
  { from: /^storefront\//, may: /^@thach-an\/(edge-api|ui|lunar)(\/|$)/ },
];

/** The type of the API is all that the pages know of it. */
const typeOfApi = /import type \{ Api \} from '@thach-an\/edge-api'/g;

const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/**
 * Imports run one way: lunar ← edge-api ← storefront → ui → lunar. No package reaches into another's
 * folder, and the API knows nothing of React.
 */
export const importDirections: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    if (!/\.tsx?$/.test(path)) return [];
    const rule = allowed.find(({ from }) => from.test(path));
    if (!rule) return [];
    const types = /^ui\//.test(path) && !path.includes('.test.');
    const taken = text.match(/^import (?!type )[^;]*'@thach-an\/lunar'/m);
    if (types && taken) return [`${path} must import types only of @thach-an/lunar`];
    const specifiers = [...text.replace(typeOfApi, '').matchAll(imported)].map(([, name = '']) =>
      name
    );
    return specifiers.filter((name) => isForeign(path, name, rule.may)).map((name) =>
      `${path} must not import ${name}`
    );
  });

function isForeign(path: string, specifier: string, may: RegExp): boolean {
  if (specifier.startsWith('@thach-an/')) return !may.test(specifier);
  if (path.startsWith('edge-api/')) return /^react(-dom|-router)?(\/|$)/.test(specifier);
  if (!specifier.startsWith('.')) return false;
  const depth = path.split('/').length - 2;
  const up = specifier.split('/').filter((part) => part === '..').length;
  return up > depth;
}
