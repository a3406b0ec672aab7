import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Checks a packed package: its `package.json` and files with publint, its types with attw.
 *
 * @returns one sentence for each problem
 */
export async function checkPack(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  return [...await checkFiles(tarball), ...await checkTypes(tarball)];
}

async function checkFiles(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) =>
    `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`
  );
}

async function checkTypes(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const packed = createPackageFromTarballData(tarball);
  // Style sheets have no types.
  const result = await checkPackage(packed, { excludeEntrypoints: [/\.css$/] });
  if (!result.types) return ['attw: it has no types'];
  return Object.entries(result.entrypoints).flatMap(([entry, { resolutions }]) =>
    // The packages are ES modules: `require` and resolution without `exports` are not supported.
    (['node16-esm', 'bundler'] as const).flatMap((kind) => {
      const { resolution, visibleProblems = [] } = resolutions[kind];
      if (!resolution) return [`attw: ${entry} has no types for ${kind}`];
      return visibleProblems.map((index) =>
        `attw: ${entry} (${kind}): ${JSON.stringify(result.problems[index])}`
      );
    })
  );
}
