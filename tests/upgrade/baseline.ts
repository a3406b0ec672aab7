import { openRelease, type ReleaseOptions } from '../release/open-release.ts';

/** Commit with which later versions are compared, and that has made the fixture. */
const baselineCommit = '24d467474ce0f02ef3ce3d93baf25e6ddeec6f60';

/** Returns a folder with the baseline; `undefined` in a shallow clone that does not have it. */
export function openBaseline(options?: ReleaseOptions): Promise<string | undefined> {
  return openRelease(baselineCommit, options);
}
