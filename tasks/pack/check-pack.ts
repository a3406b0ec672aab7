import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Checks a packed package: its `package.json` and files with publint, its types with attw.
 *
 * @param commonJs `true` if `require` loads the package too
 * @returns one sentence for each problem
 */
export async function checkPack(
  tarball: Uint8Array<ArrayBuffer>,
  commonJs = false,
): Promise<string[]> {
  return [...await checkFiles(tarball), ...await checkTypes(tarball, commonJs)];
}

async function checkFiles(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) =>
    `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`
  );
}

async function checkTypes(
  tarball: Uint8Array<ArrayBuffer>,
  commonJs: boolean,
): Promise<string[]> {
  // Resolution without `exports` is not supported.
  const kinds = ['node16-esm', 'bundler', ...commonJs ? ['node16-cjs'] as const : []] as const;
  const packed = createPackageFromTarballData(tarball);
  // Style sheets and `package.json` have no types.
  const result = await checkPackage(packed, { excludeEntrypoints: [/\.(?:css|json)$/] });
  if (!result.types) return ['attw: it has no types'];
  return Object.entries(result.entrypoints).flatMap(([entry, { resolutions }]) =>
    kinds.flatMap((kind) => {
      const { resolution, visibleProblems = [] } = resolutions[kind];
      if (!resolution) return [`attw: ${entry} has no types for ${kind}`];
      return visibleProblems.map((index) =>
        `attw: ${entry} (${kind}): ${JSON.stringify(result.problems[index])}`
      );
    })
  );
}
