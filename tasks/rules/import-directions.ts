import { withoutComments } from './comments.ts';
import { importsOf } from './import-graph.ts';
import type { Rule } from './rule.ts';

/** The workspace packages that the files of a part may import. The first match counts. */
const parts: { files: RegExp; packages: RegExp }[] = [
  { files: /^lunar\//, packages: /^@thach-an\/lunar$/ },
  { files: /^ui\//, packages: /^@thach-an\/(ui|lunar)(\/|$)/ },
  { files: /^edge-api\//, packages: /^@thach-an\/(edge-api|lunar)(\/|$)/ },
  // Tests beside the pages may run the API and render pages against it.
  { files: /^storefront\/app\/.*\.test\.tsx?$/, packages: /^@thach-an\/(edge-api|ui|lunar)(\/|$)/ },
  { files: /^storefront\/app\//, packages: /^@thach-an\/(edge-api\/contract$|ui(\/|$)|lunar$)/ },
  { files: /^back-office\//, packages: /^@thach-an\/(edge-api\/contract$|ui(\/|$))/ },
  { files: /^storefront\//, packages: /^@thach-an\/(edge-api|ui|lunar)(\/|$)/ },
];

/** The pages may import the types of the API, and nothing else of `edge-api/mod.ts`. */
const apiType = /import type \{ (?:Api|AdminResults) \} from '@thach-an\/edge-api';/g;

/** Components may import types of the calendar. Only their tests may call it. */
const calendarTypes = /(?:import|export) type [^;]*? from '@thach-an\/lunar';/g;

const react =
  /^(?:npm:)?(?:react(?:-[\w-]+)?|@react-router\/[\w-]+|@base-ui\/react|lucide-react)(?:@|\/|$)/;

/**
 * Imports run one way: lunar ← edge-api ← storefront, back-office → ui → types of lunar. No package
 * imports from a folder of another one, `edge-api` does not use React, and pages do not import the
 * server. The builds of the pages share a plugin of `tasks`.
 */
export const importDirections: Rule = (files) =>
  files.flatMap((file) => {
    const { path } = file;
    const part = parts.find(({ files }) => files.test(path));
    if (!part || !/\.tsx?$/.test(path)) return [];
    if (/^edge-api\/.*\.tsx$/.test(path)) return [`${path} must not hold JSX`];
    let code = withoutComments(file);
    if (/^(?:storefront|back-office)\/app\//.test(path)) code = code.replaceAll(apiType, '');
    if (/^ui\/(?!.*\.test\.)/.test(path)) code = code.replaceAll(calendarTypes, '');
    return importsOf(code).filter((specifier) => isForbidden(path, specifier, part.packages))
      .map((specifier) => `${path} must not import ${specifier}`);
  });

function isForbidden(path: string, specifier: string, packages: RegExp): boolean {
  if (specifier.startsWith('.')) {
    const target = new URL(specifier, `file:///${path}`).pathname.slice(1);
    const isTest = path.includes('.test.');
    if (path.endsWith('/vite.config.ts') && target.startsWith('tasks/chunks/')) return false;
    if (/^storefront\/app\//.test(path) && !isTest) return !target.startsWith('storefront/app/');
    return target.split('/')[0] !== path.split('/')[0];
  }
  if (specifier === '@thach-an/lunar' && /^ui\/(?!.*\.test\.)/.test(path)) return true;
  if (specifier.startsWith('@thach-an/')) return !packages.test(specifier);
  return path.startsWith('edge-api/') && react.test(specifier);
}
