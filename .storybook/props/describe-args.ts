import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import type { ComponentDocs } from './prop-docs.ts';

/**
 * Shows the members of each union, and describes the attributes that a component passes on. These
 * are known from the args of the story only: Storybook infers their types later.
 */
export function describeArgs(
  { argTypes, initialArgs, component }: Pick<
    Parameters<ArgTypesEnhancer>[0],
    'argTypes' | 'initialArgs' | 'component'
  >,
): ReturnType<ArgTypesEnhancer> {
  const docs = (component as { __docgenInfo?: ComponentDocs } | undefined)?.__docgenInfo;
  if (!docs) return argTypes;
  const names = Object.keys({ ...argTypes, ...initialArgs });
  return Object.fromEntries(names.map((name) => {
    const argType = argTypes[name] ?? { name };
    const summary = docs.props[name]?.tsType.raw;
    const description = argType.description || 'Passed on to the element.';
    const type = summary === undefined ? argType.table?.type : { summary };
    return [name, { ...argType, description, table: { ...argType.table, type } }];
  }));
}
