import type { Rule } from './rule.ts';

/** Every component of `ui` stands in a folder with its stories. */
export const componentsHaveStories: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const component = /^(ui\/([^/]+)\/)\2\.tsx$/.exec(path);
    if (!component) return [];
    const stories = path.replace(/\.tsx$/, '.stories.tsx');
    return paths.has(stories) ? [] : [`${path} has no stories: ${stories} is missing`];
  });
};
