import assert from 'node:assert/strict';
import type { Manifest } from './manifest.ts';
import { publishedManifest } from './published-manifest.ts';

const calendar: Manifest = {
  name: '@thach-an/lunar',
  version: '1.2.3',
  description: 'A calendar',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: './mod.ts',
  devDependencies: { 'fast-check': '4.10.2' },
};

const components: Manifest = {
  name: '@thach-an/ui',
  version: '1.2.3',
  license: 'MIT',
  type: 'module',
  sideEffects: ['*.css'],
  exports: { '.': './mod.ts', './theme.css': './theme.css', './fonts': './fonts.ts' },
  dependencies: { 'lucide-react': '1.75.0', 'react': '19.3.1', 'tailwindcss': '4.3.3' },
  devDependencies: {
    '@thach-an/lunar': 'workspace:*',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    'storybook': '10.6.7',
  },
};

const versions = new Map([['@thach-an/lunar', '1.2.3'], ['@thach-an/ui', '1.2.3']]);

Deno.test('publishedManifest() refers to compiled files and omits development dependencies', () => {
  assert.deepEqual(publishedManifest(calendar, false, versions), {
    name: '@thach-an/lunar',
    version: '1.2.3',
    description: 'A calendar',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './dist/mod.d.ts', default: './dist/mod.js' },
      './package.json': './package.json',
    },
    files: ['dist', '*.md'],
    publishConfig: { access: 'public' },
  });
});

Deno.test('publishedManifest() keeps the fields that describe the package in a registry', () => {
  const described = {
    keywords: ['calendar'],
    homepage: 'https://calendar.example',
    repository: { type: 'git', url: 'git+https://calendar.example/code.git', directory: 'lunar' },
    engines: { node: '>=20' },
  } as const;
  const manifest: Manifest = { ...calendar, ...described, keywords: [...described.keywords] };
  const { keywords, homepage, repository, engines } = publishedManifest(manifest, false, versions);
  assert.deepEqual({ keywords, homepage, repository, engines }, described);
});

Deno.test('publishedManifest() has a file for import and one for require with its own types', () => {
  assert.deepEqual(publishedManifest(calendar, true, versions).exports, {
    '.': {
      import: { types: './dist/mod.d.ts', default: './dist/mod.js' },
      require: { types: './dist/mod.d.cts', default: './dist/mod.cjs' },
    },
    './package.json': './package.json',
  });
});

Deno.test('publishedManifest() puts the types of a module before the module', () => {
  const [first] = Object.keys(publishedManifest(calendar, false, versions).exports['.'] ?? {});
  assert.equal(first, 'types');
});

Deno.test('publishedManifest() keeps style sheets and adds two forms of a theme', () => {
  const { exports, sideEffects } = publishedManifest(components, false, versions);
  assert.deepEqual(sideEffects, ['*.css']);
  assert.deepEqual(exports, {
    '.': { types: './dist/mod.d.ts', default: './dist/mod.js' },
    './theme.css': './dist/theme.css',
    './fonts': { types: './dist/fonts.d.ts', default: './dist/fonts.js' },
    './styles.css': './dist/styles.css',
    './theme-addition.css': './dist/theme-addition.css',
    './package.json': './package.json',
  });
});

Deno.test('publishedManifest() makes React and Tailwind peer dependencies', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = publishedManifest(
    components,
    false,
    versions,
  );
  assert.deepEqual(dependencies, { '@thach-an/lunar': '1.2.3', 'lucide-react': '^1.75.0' });
  assert.deepEqual(peerDependencies, {
    '@types/react': '^19.0.0',
    'react': '^19.0.0',
    'tailwindcss': '^4.1.0',
  });
  assert.deepEqual(peerDependenciesMeta, {
    '@types/react': { optional: true },
    'tailwindcss': { optional: true },
  });
});

Deno.test('publishedManifest() rejects a dependency that is not published', () => {
  assert.throws(
    () => publishedManifest(components, false, new Map()),
    /Cannot publish @thach-an\/lunar: it is not packed here/,
  );
});
