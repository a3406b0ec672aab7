const { AddrInUse } = Deno.errors;

/**
 * Returns a port on which nothing listens at the loopback address. It is below the ports that Linux
 * gives to connections and to servers that ask for any port (`ip_local_port_range`, ip(7)), so that
 * other tests do not get it before the caller listens on it.
 */
export function freePort(): number {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 22_000);
    try {
      Deno.listen({ hostname: '127.0.0.1', port }).close();
      return port;
    } catch (error) {
      if (!(error instanceof AddrInUse)) throw error;
    }
  }
}
