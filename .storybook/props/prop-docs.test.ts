import assert from 'node:assert/strict';
import { createPropsProgram, describeComponents } from './prop-docs.ts';
import { componentPaths } from './props-plugin.ts';

const paths = componentPaths();
const program = createPropsProgram(paths);
const components = new Map(
  paths.flatMap((path) => describeComponents(program, path))
    .map((component) => [component.displayName, component]),
);

Deno.test('every prop of every component has a description', () => {
  assert.ok(components.size > 80);
  const findings = [...components.values()].flatMap(({ displayName, props }) =>
    Object.entries(props).filter(([, { description }]) => description === '')
      .map(([name]) => `${displayName}.${name}`)
  );
  assert.deepEqual(findings, []);
});

Deno.test('every component has a description', () => {
  const findings = [...components.values()].filter(({ description }) => description === '');
  assert.deepEqual(findings.map(({ displayName }) => displayName), []);
});

Deno.test('describeComponents() shows the members of a union, also of one with a name', () => {
  const { variant } = components.get('Button')?.props ?? {};
  assert.deepEqual(variant, {
    description: 'Emphasis of the button.',
    required: false,
    tsType: {
      name: 'union',
      raw: "'primary' | 'secondary' | 'quiet' | 'danger'",
      elements: ["'primary'", "'secondary'", "'quiet'", "'danger'"]
        .map((value) => ({ name: 'literal', value })),
    },
    defaultValue: { value: "'primary'" },
  });
  assert.match(components.get('ProductCard')?.props.priority?.tsType.name ?? '', /boolean.*'wide'/);
});

Deno.test('describeComponents() leaves out the attributes of HTML elements', () => {
  assert.deepEqual(Object.keys(components.get('Skeleton')?.props ?? {}), ['className']);
});

Deno.test('describeComponents() finds props that are declared in another file', () => {
  const { gender } = components.get('TuViBasicInfo')?.props ?? {};
  assert.equal(gender?.required, true);
  assert.ok(components.get('ShopFrame')?.props.cartCount);
});
