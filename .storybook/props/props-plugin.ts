import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type ts from 'typescript';
import type { Plugin } from 'vite';
import { createPropsProgram, describeComponents } from './prop-docs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export function componentPaths(): string[] {
  return globSync('ui/*/*/*.tsx', { cwd: root })
    .filter((path) => !/\.(?:stories|sample|test)\.tsx$/.test(path))
    .map((path) => root + path.replaceAll('\\', '/'));
}

/**
 * Vite plugin that adds the documentation of their props to the components of `ui`. It reads the
 * types by the compiler, because a prop may be declared in another file, as a part of other props.
 */
export function propsPlugin(): Plugin {
  let program: ts.Program | undefined;
  let paths: string[] = [];
  return {
    name: 'thach-an:props',
    enforce: 'pre',
    transform(code, id) {
      if (program === undefined) {
        paths = componentPaths();
        program = createPropsProgram(paths);
      }
      if (!paths.includes(id)) return;
      const docs = describeComponents(program, id).map((component) =>
        `${component.displayName}.__docgenInfo = ${JSON.stringify(component)};`
      );
      return { code: `${code}\n${docs.join('\n')}`, map: null };
    },
    watchChange(id) {
      if (paths.includes(id)) program = undefined;
    },
  };
}
