// The one place that decides what a limit counts as one client.
import { type BudgetOptions, createBudgets } from './budgets.ts';
import type { RateRule } from './rate-limiter.ts';

/**
 * Network of a client, from `clientAddress()`: an IPv4 address, the /64 of an IPv6 address such as
 * `2001:db8:1:2::/64`, or `local` for a request within this process.
 */
export type Network = string;

/**
 * Number of /64 networks whose attempts a /48 network may use up together. A provider assigns a /48
 * to one site, or to many telephones.
 */
const networksPerSite = 8;

/** The same for budgets of computing time, which all clients share. */
const budgetsPerSite = 2;

/**
 * Returns the network of an address, because one client can choose any address within its /64. An
 * IPv6 address that a gateway derives from an IPv4 address counts as that one.
 *
 * @param address canonical IPv4 or IPv6 address
 */
export function toNetwork(address: string): Network {
  if (!address.includes(':')) return address;
  const embedded = embeddedV4(address);
  if (embedded) return embedded;
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array(8 - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the IPv4 address in an address of a NAT64 gateway (RFC 6052: 64:ff9b::c000:201) or of
 * 6to4 (RFC 3056: 2002:c000:201::/48). Loopback addresses are not embedded: they would be trusted.
 */
function embeddedV4(address: string): string | undefined {
  const [, high, low] =
    /^(?:64:ff9b::(?=[^:]+:[^:]+$)|2002:)([\da-f]{1,4}):([\da-f]{1,4})(?:$|:)/.exec(address) ?? [];
  if (!high || !low) return undefined;
  const v4 = toV4(high, low);
  return isLoopback(v4) ? undefined : v4;
}

/** Returns the IPv4 address of two groups of an IPv6 address, such as c000 and 201. */
export function toV4(high: string, low: string): string {
  return [high, low].flatMap((group) => {
    const number = parseInt(group, 16);
    return [number >> 8, number & 255];
  }).join('.');
}

/**
 * Returns the largest network that one client may have: the /48 of an IPv6 network, or an IPv4
 * address itself.
 */
export function siteOf(network: Network): string {
  if (!network.endsWith('::/64')) return network;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** Returns `true` for a network of this machine, or a request within this process. */
export function isLoopback(network: Network): boolean {
  return network === 'local' || network.startsWith('127.') || network === '0:0:0:0::/64';
}

/**
 * Returns the rules that limit a network: one for an IPv4 address, and one each for the /64 and the
 * /48 of an IPv6 address, because one client may have a whole /48.
 *
 * @param rule scope and limit of an IPv4 address or a /64
 * @param subject counts the attempts of a network on each subject separately, such as an e-mail
 */
export function networkRules(
  rule: Omit<RateRule, 'subject'>,
  network: Network,
  subject?: string,
): RateRule[] {
  const toSubject = (name: string) => subject === undefined ? name : `${name}\n${subject}`;
  const rules = [{ ...rule, subject: toSubject(network) }];
  const site = siteOf(network);
  if (site === network) return rules;
  return [...rules, { ...rule, subject: toSubject(site), limit: rule.limit * networksPerSite }];
}

export type NetworkBudgets = ReturnType<typeof createNetworkBudgets>;

/**
 * Creates budgets of networks. A cost is paid by the /64 and by the /48 of an IPv6 address, whose
 * budget is twice as large.
 *
 * @param options budget of an IPv4 address or a /64
 */
export function createNetworkBudgets(options: BudgetOptions) {
  const { capacity, perMs } = options;
  const networks = createBudgets(options);
  const sites = createBudgets({
    ...options,
    capacity: capacity * budgetsPerSite,
    perMs: perMs * budgetsPerSite,
  });
  const wait = (network: Network, cost?: number) => {
    const site = siteOf(network);
    const seconds = networks.wait(network, cost);
    return site === network ? seconds : Math.max(seconds, sites.wait(site, cost));
  };
  const spend = (network: Network, cost: number) => {
    const site = siteOf(network);
    networks.spend(network, cost);
    if (site !== network) sites.spend(site, cost);
  };
  return {
    wait,
    spend,
    /** Takes a cost if the network can pay it. Returns 0, or the seconds until it can. */
    take(network: Network, cost: number): number {
      const seconds = wait(network, cost);
      // A refused network stays in memory, where it would otherwise be replaced by a full budget.
      spend(network, seconds === 0 ? cost : 0);
      return seconds;
    },
  };
}
