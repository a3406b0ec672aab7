/** An error as libSQL's client throws it. */
export function driverError(code: string): Error {
  const error = Object.assign(new Error(`${code}: as the driver says it`), { code });
  error.name = 'LibsqlError';
  return error;
}
