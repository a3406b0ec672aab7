import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const defaultTag = /\s*@default\s+(\S.*?)\s*$/s;

/** Moves the text after `@default` of a doc comment to the column of default values. */
export const defaultValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = defaultTag.exec(argType.description ?? '')?.[1];
      if (summary === undefined) return [name, argType];
      const description = argType.description?.replace(defaultTag, '');
      const table = { ...argType.table, defaultValue: { summary } };
      return [name, { ...argType, description, table }];
    }),
  );
