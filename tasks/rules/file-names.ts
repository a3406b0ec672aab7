import type { Rule } from './rule.ts';

/** Names of files that have the same role in every folder or package. */
const roles = /^(?:mod\.ts|routes\.ts|main\.ts|.*\.(?:test|stories)\.tsx?)$/;

/** A source file of the packages has a unique name, so that a search for it finds one file. */
export const uniqueFileNames: Rule = (files) => {
  const byName = Map.groupBy(
    files.map(({ path }) => path).filter((path) =>
      /^(?:lunar|ui|edge-api|storefront)\/.*\.(?:tsx?|css|sql)$/.test(path) &&
      !path.startsWith('edge-api/db/migrations/')
    ),
    (path) => path.slice(path.lastIndexOf('/') + 1),
  );
  return [...byName].filter(([name, paths]) => paths.length > 1 && !roles.test(name))
    .map(([name, paths]) => `${name} is the name of ${paths.length} files: ${paths.join(', ')}`);
};
