/** Creates an error like those of libSQL's client. */
export function driverError(code: string): Error {
  const error = Object.assign(new Error(`${code}: message of the driver`), { code });
  error.name = 'LibsqlError';
  return error;
}
