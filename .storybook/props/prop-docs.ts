import ts from 'typescript';

/** Type of a prop in the format that Storybook reads. */
interface PropType {
  name: string;
  raw?: string;
  elements?: { name: string; value: string }[];
}

export interface PropDocs {
  description: string;
  required: boolean;
  tsType: PropType;
  defaultValue?: { value: string };
}

/** Documentation of a component, as its `__docgenInfo`. */
export interface ComponentDocs {
  displayName: string;
  description: string;
  props: Record<string, PropDocs>;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** Reads the components of source files and the types that they use. */
export function createPropsProgram(paths: readonly string[]): ts.Program {
  return ts.createProgram(paths, options);
}

/**
 * Describes the exported components of a file. Attributes of HTML elements, which a component
 * passes on, are left out.
 *
 * @param path path of the file as in the program
 */
export function describeComponents(program: ts.Program, path: string): ComponentDocs[] {
  const checker = program.getTypeChecker();
  const components = program.getSourceFile(path)?.statements.filter(isComponent) ?? [];
  return components.map((component) => {
    const [parameter] = component.parameters;
    const props = parameter ? checker.getTypeAtLocation(parameter).getProperties() : [];
    const symbol = checker.getSymbolAtLocation(component.name);
    return {
      displayName: component.name.text,
      description: ts.displayPartsToString(symbol?.getDocumentationComment(checker)),
      props: Object.fromEntries(
        props.filter(isOwn).map((prop) => [prop.name, describeProp(checker, prop, component)]),
      ),
    };
  });
}

function isComponent(
  node: ts.Statement,
): node is ts.FunctionDeclaration & { name: ts.Identifier } {
  return ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '') &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function isOwn({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => !node.getSourceFile().fileName.includes('/node_modules/'));
}

function describeProp(checker: ts.TypeChecker, prop: ts.Symbol, at: ts.Node): PropDocs {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, at));
  const withNull = checker.getTypeOfSymbolAtLocation(prop, at);
  const nullable = withNull.isUnion() &&
    withNull.types.some(({ flags }) => flags & ts.TypeFlags.Null);
  const defaultTag = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
  return {
    description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
    required: !(prop.flags & ts.SymbolFlags.Optional),
    tsType: describeType(checker, type, nullable ? ' | null' : ''),
    ...defaultTag && { defaultValue: { value: ts.displayPartsToString(defaultTag.text) } },
  };
}

/** Describes a type. The members of a union are shown, not its name. */
function describeType(checker: ts.TypeChecker, type: ts.Type, suffix: string): PropType {
  const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const raw = checker.typeToString(type, undefined, format) + suffix;
  const literal = type.isUnion() && type.types.every((member) => member.isLiteral());
  if (!literal) return { name: raw };
  const elements = type.types.map((member) => ({
    name: 'literal',
    value: checker.typeToString(member, undefined, format),
  }));
  return { name: 'union', raw, elements };
}
