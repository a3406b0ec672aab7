/** Protocols, paths of the shop, and fragments. A path must not begin with `//` or `/\`. */
const safe = /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i;

/**
 * Returns `true` if a link may be followed: to a website, to a page of the shop, to an e-mail
 * address or to a phone number.
 */
export function isSafeHref(href: string): boolean {
  return safe.test(href) && !/[\p{Cc}\s\\]/u.test(href);
}
