/** Time for which the code of a guest is valid after its mail was sent, in ms: 15 minutes. */
export const guestCodeLifetime = 15 * 60_000;
