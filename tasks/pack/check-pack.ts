import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';

/**
 * Checks a packed package: its `package.json` and files with publint, its types with attw, and that
 * editors show the doc comments of properties.
 *
 * @param commonJs `true` if `require` loads the package too
 * @returns one sentence for each problem
 */
export async function checkPack(
  tarball: Uint8Array<ArrayBuffer>,
  commonJs = false,
): Promise<string[]> {
  const packed = createPackageFromTarballData(tarball);
  return [
    ...await checkFiles(tarball),
    ...await checkTypes(packed, commonJs),
    ...checkComments(packed),
  ];
}

async function checkFiles(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) =>
    `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`
  );
}

async function checkTypes(packed: Package, commonJs: boolean): Promise<string[]> {
  // Resolution without `exports` is not supported.
  const kinds = ['node16-esm', 'bundler', ...commonJs ? ['node16-cjs'] as const : []] as const;
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

/** Finds properties whose doc comment stands where the compiler does not read it. */
function checkComments(packed: Package): string[] {
  return packed.listFiles().filter((path) => /\.d\.c?ts$/.test(path)).flatMap((path) => {
    const problems: string[] = [];
    const file = ts.createSourceFile(path, packed.readFile(path), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node) => {
      if (ts.isTypeElement(node) && ts.getJSDocCommentsAndTags(node).length === 0) {
        const before = file.text.slice(0, node.getStart(file));
        if (/\*\/\s*$/.test(before)) {
          problems.push(`types: ${path} has the comment of ${node.name?.getText(file)} too early`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return problems;
  });
}
