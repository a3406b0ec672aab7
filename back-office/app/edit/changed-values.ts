/** Values of a form by the name of their field. */
export type FormValues = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the values that differ from those on which a form is based. */
export function changedValues<Values extends FormValues>(
  base: Values,
  values: Values,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(base[name], value));
  return Object.fromEntries(changed) as Partial<Values>;
}

/**
 * Returns the names of the fields that two members have changed to different values.
 *
 * @param base values on which both changes are based
 * @param mine own changes
 * @param current values that are stored now
 */
export function conflictingNames<Values extends FormValues>(
  base: Values,
  mine: Partial<Values>,
  current: Values,
): string[] {
  return Object.keys(mine).filter((name) =>
    !isSame(base[name], current[name]) && !isSame(mine[name], current[name])
  );
}
