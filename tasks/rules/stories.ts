import type { Rule, SourceFile } from './rule.ts';

/** Every component of `ui` has stories beside it. */
export const componentsHaveStories: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const component = /^(ui\/[^/]+\/([^/]+)\/)\2\.tsx$/.exec(path);
    if (!component) return [];
    const stories = path.replace(/\.tsx$/, '.stories.tsx');
    return paths.has(stories) ? [] : [`${path} has no stories: ${stories} is missing`];
  });
};

const named = /^(?:import|export) \{([^}]*)\} from '([^']+\.tsx)'/gm;

/** Every component that `ui/mod.ts` exports is imported by a file of stories. */
export const componentsAreShown: Rule = (files) => {
  const exported = files.filter(({ path }) => path === 'ui/mod.ts').flatMap(components);
  const shown = new Set(
    files.filter(({ path }) => /^ui\/.+\.stories\.tsx$/.test(path)).flatMap(components),
  );
  return exported.filter((component) => !shown.has(component))
    .map((component) => `${component} is exported by ui/mod.ts, but no stories import it`);
};

/** The first story of a component shows it before anybody has used it. */
export const defaultStoriesAreAtRest: Rule = (files) =>
  files.filter(({ path, text }) =>
    path.endsWith('.stories.tsx') &&
    /^export const Default: Story = \{\n(?:(?!\};).*\n)*?.*\buserEvent\b/m.test(text)
  ).map(({ path }) => `${path} uses the component in Default: move that to a story Interaction`);

/** Every mail of the API, `…Mail()`, is shown by stories in `.storybook/mails`. */
export const mailsHaveStories: Rule = (files) => {
  const stories = files.filter(({ path }) => /^\.storybook\/mails\/.+\.stories\.tsx$/.test(path));
  return files.filter(({ path }) => /^edge-api\/mail\/compose\/messages\/[^.]+\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/^export function (\w+Mail)\(/gm), ([, name]) => ({ path, name }))
    )
    .filter(({ name }) => !stories.some(({ text }) => text.includes(`${name}(`)))
    .map(({ path, name }) => `${name}() of ${path} has no stories in .storybook/mails`);
};

/**
 * Returns the components that a file imports or re-exports: `ui/primitives/price/price.tsx: Price`.
 */
function components({ path, text }: SourceFile): string[] {
  return [...text.matchAll(named)].flatMap(([, names = '', from = '']) => {
    const source = new URL(from, `file:///${path}`).pathname.slice(1);
    return names.split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => /^[A-Z]\w*[a-z]/.test(name))
      .map((name) => `${source}: ${name}`);
  });
}
