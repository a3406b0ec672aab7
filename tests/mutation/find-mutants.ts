import ts from 'typescript';

/** A small change of a source that a test should notice. */
export interface Mutant {
  path: string;
  /** Line of the change, from 1. */
  line: number;
  /** Changed text and its replacement. */
  from: string;
  to: string;
  start: number;
}

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/**
 * Returns the mutants of a source: another operator, boolean or number, no negation, no call whose
 * result is unused, and the other branch of a condition.
 *
 * @example
 * ```ts
 * import { findMutants } from './find-mutants.ts';
 * import assert from 'node:assert/strict';
 *
 * const [mutant] = findMutants('a.ts', 'export const isLess = (a: number) => a < 1;');
 * assert.deepEqual([mutant?.from, mutant?.to, mutant?.line], ['<', '<=', 1]);
 * ```
 */
export function findMutants(path: string, text: string): Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const mutants: Mutant[] = [];

  function add(node: ts.Node, to: string) {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ path, line, from: node.getText(source), to, start });
  }

  function visit(node: ts.Node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const to = operators[node.operatorToken.kind];
      if (to) add(node.operatorToken, to);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node)) add(node, `(${node.getText(source)} + 1)`);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, `(${node.operand.getText(source)})`);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      add(node, ';');
    } else if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue.getText(source), node.whenFalse.getText(source)];
      add(node, `(${node.condition.getText(source)} ? ${no} : ${yes})`);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return mutants;
}
