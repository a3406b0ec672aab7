import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinClasses } from './join-classes.ts';

test('joinClasses() keeps the order and omits missing and empty classes', () => {
  assert.equal(joinClasses('flex', undefined, '', 'mt-2 px-4'), 'flex mt-2 px-4');
});

test('joinClasses() returns undefined without any class', () => {
  assert.equal(joinClasses(), undefined);
  assert.equal(joinClasses(undefined, ''), undefined);
});
