import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * What is wrong with a packed package, a sentence each: what publint says of its `package.json` and
 * files, and where its types are not those of its modules.
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
    // Packages here are modules only: an old `require` and the resolution before `exports` are not served.
    (['node16-esm', 'bundler'] as const).flatMap((kind) => {
      const { resolution, visibleProblems = [] } = resolutions[kind];
      if (!resolution) return [`attw: ${entry} has no types for ${kind}`];
      return visibleProblems.map((index) =>
        `attw: ${entry} (${kind}): ${JSON.stringify(result.problems[index])}`
      );
    })
  );
}
