/** Creates a function for `.catch()` that rethrows errors, except those of some classes. */
export function ignore(...classes: (abstract new (...args: never) => Error)[]) {
  return (error: unknown): undefined => {
    if (!classes.some((one) => error instanceof one)) throw error;
  };
}

/** Rethrows an error, unless a file is missing. */
export const ignoreMissing = ignore(Deno.errors.NotFound);
