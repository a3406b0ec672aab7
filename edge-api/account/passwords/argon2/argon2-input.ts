/** Cost parameters of Argon2. */
export interface Argon2Cost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** Input of an Argon2id computation (RFC 9106). */
export interface Argon2Input {
  password: string;
  salt: Uint8Array<ArrayBuffer>;
  cost: Argon2Cost;
  /** Length of the result, in bytes. */
  length: number;
}
