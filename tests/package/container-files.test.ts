import { validate } from 'dockerfile-utils';
import assert from 'node:assert/strict';

const readFile = (name: string) => Deno.readTextFile(new URL(`../../${name}`, import.meta.url));

Deno.test('the linter has no findings in the Dockerfile', async () => {
  assert.deepEqual(validate(await readFile('Dockerfile')), []);
  assert.notDeepEqual(validate('FROM denoland/deno\nWORKDIR relative\nCMD one\nCMD two\n'), []);
});

Deno.test('the images have versions, and Deno has the one of the test run', async () => {
  const [dockerfile, compose, testRun] = await Promise.all(
    ['Dockerfile', 'compose.yaml', '.ci/run'].map(readFile),
  );
  const version = /deno@(\d+\.\d+\.\d+)/.exec(testRun ?? '')?.[1];
  const images = [...`${dockerfile}\n${compose}`.matchAll(/^(?:FROM| +image:) (\S+)/gm)]
    .map(([, image = '']) => image);
  assert.equal(images.length, 4);
  for (const image of images) assert.match(image, /:v?\d+\.\d+\.\d+/);
  const deno = images.filter((image) => image.startsWith('denoland/deno:'));
  assert.deepEqual(deno, [`denoland/deno:${version}`, `denoland/deno:${version}`]);
});

Deno.test('the shop in a container gets all settings in .env, which no image or commit has', async () => {
  assert.match(await readFile('compose.yaml'), /^ {2}shop:\n(?: {4}.*\n)+? {4}env_file: \.env$/m);
  for (const name of ['.dockerignore', '.gitignore']) {
    assert.match(await readFile(name), /^\.env$/m, name);
  }
});
