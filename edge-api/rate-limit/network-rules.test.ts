import assert from 'node:assert/strict';
import { networkRules } from './network-rules.ts';

const rule = { scope: 'log-in', limit: 10, per: 60_000 };

Deno.test('networkRules() has one rule for an IPv4 address and for a request without a connection', () => {
  for (const address of ['192.0.2.1', 'local']) {
    assert.deepEqual(networkRules(rule, address), [{ ...rule, subject: address }]);
  }
});

Deno.test('networkRules() limits the /64 and, with a higher limit, the /48 of an IPv6 address', () => {
  assert.deepEqual(networkRules(rule, '2001:db8:1:2::/64'), [
    { ...rule, subject: '2001:db8:1:2::/64' },
    { ...rule, subject: '2001:db8:1::/48', limit: 80 },
  ]);
});

Deno.test('networkRules() counts each subject of a network separately', () => {
  const subjects = (address: string) =>
    networkRules(rule, address, 'an@example.com').map(({ subject }) => subject);
  assert.deepEqual(subjects('192.0.2.1'), ['192.0.2.1\nan@example.com']);
  assert.deepEqual(subjects('2001:db8:1:2::/64'), [
    '2001:db8:1:2::/64\nan@example.com',
    '2001:db8:1::/48\nan@example.com',
  ]);
});
