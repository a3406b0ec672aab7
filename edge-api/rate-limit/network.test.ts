import assert from 'node:assert/strict';
import { createNetworkBudgets, networkRules, siteOf, toNetwork } from './network.ts';

const rule = { scope: 'log-in', limit: 10, per: 60_000 };

Deno.test('networkRules() has one rule for an IPv4 address and for a request without a connection', () => {
  for (const address of ['192.0.2.1', 'local']) {
    assert.deepEqual(networkRules(rule, address), [{ ...rule, subject: address }]);
  }
});

Deno.test('toNetwork() counts the groups that an IPv6 address leaves out', () => {
  assert.equal(toNetwork('2001:db8::1:2:3:4:5'), '2001:db8:0:1::/64');
  assert.equal(toNetwork('2001:db8::'), '2001:db8:0:0::/64');
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

/** Opens budgets of two requests at once, and of four a minute. */
function openBudgets(maxSubjects = 10) {
  let time = 0;
  const now = () => time;
  const budgets = createNetworkBudgets({ capacity: 2, perMs: 4 / 60_000, maxSubjects, now });
  return { budgets, later: (ms: number) => time += ms };
}

Deno.test('take() allows the capacity at once, then the rate', () => {
  const { budgets, later } = openBudgets();
  assert.deepEqual([1, 2, 3].map(() => budgets.take('a', 1)), [0, 0, 15]);
  later(14_000);
  assert.equal(budgets.take('a', 1), 1);
  later(1_000);
  assert.equal(budgets.take('a', 1), 0);
  assert.equal(budgets.take('a', 1), 15);
});

Deno.test('take() adds no more than the capacity', () => {
  const { budgets, later } = openBudgets();
  budgets.take('a', 1);
  later(3_600_000);
  assert.deepEqual([1, 2, 3].map(() => budgets.take('a', 1)), [0, 0, 15]);
});

Deno.test('take() keeps a refused network, and removes the oldest one first', () => {
  const { budgets } = openBudgets(3);
  for (const network of ['a', 'a', 'b', 'c', 'a', 'd']) budgets.take(network, 1);
  // 'b' was removed; 'a' was used after it and is still empty.
  assert.equal(budgets.take('a', 1), 15);
});

Deno.test('a thousand /64 networks of a /48 spend twice the budget of one', () => {
  const { budgets } = openBudgets();
  const waits = Array.from(
    { length: 1_000 },
    (_, index) => budgets.take(`2001:db8:1:${index.toString(16)}::/64`, 1),
  );
  assert.equal(waits.filter((seconds) => seconds === 0).length, 4);
  assert.equal(budgets.take('2001:db8:2:1::/64', 1), 0, 'another /48');
  assert.equal(budgets.take('192.0.2.1', 1), 0);
});

Deno.test('a /48 whose networks exceed the memory stays refused', () => {
  const { budgets } = openBudgets(2);
  for (let index = 0; index < 8; index += 1) budgets.spend(`2001:db8:1:${index}::/64`, 1);
  assert.ok(budgets.wait('2001:db8:1:ffff::/64', 1) > 0);
});

Deno.test('siteOf() returns the largest network that one client may have', () => {
  assert.equal(siteOf('2001:db8:1:2::/64'), '2001:db8:1::/48');
  assert.equal(siteOf('192.0.2.1'), '192.0.2.1');
});

Deno.test('networkRules() returns the rules that limit a network', () => {
  const rule = { scope: 'log-in', limit: 10, per: 60_000 };
  assert.equal(networkRules(rule, '192.0.2.1').length, 1);
  assert.equal(networkRules(rule, '2001:db8:1:2::/64')[1]?.subject, '2001:db8:1::/48');
});
