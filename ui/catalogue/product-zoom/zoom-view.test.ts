import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxScale, move, wholePicture, zoomAt } from './zoom-view.ts';

const stage = { x: 400, y: 800 };

test('zoomAt() keeps the point under the finger in place', () => {
  const point = { x: 100, y: 50 };
  const view = zoomAt(wholePicture, 3, point, stage);
  assert.equal(view.scale, 3);
  assert.deepEqual({ x: view.x + point.x * 3, y: view.y + point.y * 3 }, point);
});

test('zoomAt() limits the enlargement, and returns to the whole picture in the middle', () => {
  const near = zoomAt(wholePicture, 100, { x: 150, y: 0 }, stage);
  assert.equal(near.scale, maxScale);
  assert.deepEqual(zoomAt(near, 0.01, { x: -200, y: 300 }, stage), wholePicture);
});

test('move() keeps the edges of the picture outside of the stage', () => {
  const view = zoomAt(wholePicture, 3, { x: 0, y: 0 }, stage);
  // The picture is 1,200 px wide: 400 px beyond each side, and 200 px above and below.
  assert.deepEqual(move(view, { x: 1_000, y: -1_000 }, stage), { scale: 3, x: 400, y: -200 });
  assert.deepEqual(move(view, { x: -90, y: 20 }, stage), { scale: 3, x: -90, y: 20 });
});

test('move() does not move a picture that is not enlarged', () => {
  assert.deepEqual(move(wholePicture, { x: 50, y: 50 }, stage), wholePicture);
});
