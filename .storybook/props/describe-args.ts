import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import type { ComponentDocs } from './prop-docs.ts';

/** Shows the members of each union, and describes the attributes that a component passes on. */
export const describeArgs: ArgTypesEnhancer = ({ argTypes, component }) => {
  const docs = (component as { __docgenInfo?: ComponentDocs } | undefined)?.__docgenInfo;
  if (!docs) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = docs.props[name]?.tsType.raw;
      const description = argType.description || 'Passed on to the element.';
      const type = summary === undefined ? argType.table?.type : { summary };
      return [name, { ...argType, description, table: { ...argType.table, type } }];
    }),
  );
};
