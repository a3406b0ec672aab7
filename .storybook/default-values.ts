import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const mark = /\s*@default\s+(\S.*?)\s*$/s;

/** Puts what a doc comment says behind `@default` into the column of default values. */
export const defaultValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = mark.exec(argType.description ?? '')?.[1];
      if (summary === undefined) return [name, argType];
      const description = argType.description?.replace(mark, '');
      const table = { ...argType.table, defaultValue: { summary } };
      return [name, { ...argType, description, table }];
    }),
  );
