/**
 * Host names of the push services of browsers; `*.` stands for one or more labels. An address of a
 * browser at another host is refused, so that it cannot make the server call any host.
 */
export const pushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

/** Returns `true` for an address at one of the push services. */
export function isAtPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.protocol !== 'https:' || url.port !== '') return false;
  if (url.username !== '' || url.password !== '') return false;
  return pushServices.some((service) =>
    service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service
  );
}
