/**
 * Joins class names with spaces and omits the missing ones.
 *
 * @returns value of a `class` attribute; `undefined` without any class, so that React omits it
 * @example joinClasses('flex', undefined, 'mt-2') // 'flex mt-2'
 */
export function joinClasses(...classes: readonly (string | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
