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

/** Every area of `ui` has a sheet of stories in the dark theme and with forced colours. */
export const areasHaveThemes: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  const areas = new Set(
    [...paths].map((path) => /^ui\/([^/]+)\/([^/]+)\/\2\.stories\.tsx$/.exec(path)?.[1]),
  );
  // The parts of the pages are on the sheets of their areas.
  return [...areas].filter((area) => area !== undefined && area !== 'pages')
    .map((area) => `ui/${area}/${area}-themes.stories.tsx`)
    .filter((sheet) => !paths.has(sheet))
    .map((sheet) => `${sheet} is missing: it shows the area in the dark theme`);
};

const named = /^(?:import|export) (?:\{([^}]*)\}|\*) from '([^']+\.tsx)'/gm;

const ownExport = /^export (?:function|const) (\w+)/gm;

/** Every component that `ui/mod.ts` exports is imported by a file of stories. */
export const componentsAreShown: Rule = (files) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const componentsOf = (file: RegExp) =>
    files.filter(({ path }) => file.test(path)).flatMap((file) => components(file, texts));
  const exported = componentsOf(/^ui\/mod\.ts$/);
  const shown = new Set(componentsOf(/^ui\/.+\.stories\.tsx$/));
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
function components({ path, text }: SourceFile, texts: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(named)].flatMap(([, names, from = '']) => {
    const source = new URL(from, `file:///${path}`).pathname.slice(1);
    const all = Array.from((texts.get(source) ?? '').matchAll(ownExport), ([, name = '']) => name);
    return (names?.split(',') ?? all)
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => /^[A-Z]\w*[a-z]/.test(name))
      .map((name) => `${source}: ${name}`);
  });
}
