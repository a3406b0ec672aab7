import assert from 'node:assert/strict';
import {
  areasHaveThemes,
  componentsAreShown,
  componentsHaveStories,
  defaultStoriesAreAtRest,
  mailsHaveStories,
} from './stories.ts';

Deno.test('componentsHaveStories() rejects a component without stories', () => {
  const component = { path: 'ui/primitives/price/price.tsx', text: '' };
  const part = { path: 'ui/primitives/price/format-price.ts', text: '' };
  assert.equal(componentsHaveStories([component, part]).length, 1);
  assert.deepEqual(
    componentsHaveStories([component, { path: 'ui/primitives/price/price.stories.tsx', text: '' }]),
    [],
  );
});

Deno.test('areasHaveThemes() rejects an area without a sheet of its themes', () => {
  const files = [
    'ui/cart/cart-table/cart-table.stories.tsx',
    'ui/cart/promo-box/promo-box.stories.tsx',
    'ui/pages/cart-page/cart-page.stories.tsx',
    'ui/contrast/colour.stories.tsx',
  ].map((path) => ({ path, text: '' }));
  const sheet = 'ui/cart/cart-themes.stories.tsx';
  assert.deepEqual(areasHaveThemes(files), [
    `${sheet} is missing: it shows the area in the dark theme`,
  ]);
  assert.deepEqual(areasHaveThemes([...files, { path: sheet, text: '' }]), []);
});

Deno.test('componentsAreShown() rejects a public component that no stories import', () => {
  const exported = {
    path: 'ui/mod.ts',
    text:
      "export {\n  controlClass,\n  Field,\n  FieldError,\n  type FieldProps,\n} from './primitives/field/field.tsx';\n" +
      "export { formatPrice } from './primitives/price/format-price.ts';",
  };
  const findings = (...stories: string[]) =>
    componentsAreShown([
      exported,
      ...stories.map((text) => ({ path: 'ui/primitives/field/field.stories.tsx', text })),
    ]);
  assert.equal(findings().length, 2);
  assert.deepEqual(findings("import { Field } from './field.tsx';"), [
    'ui/primitives/field/field.tsx: FieldError is exported by ui/mod.ts, but no stories import it',
  ]);
  for (const names of ['Field, FieldError', 'Field as Control,\n  FieldError,\n']) {
    assert.deepEqual(findings(`import { ${names} } from './field.tsx';`), []);
  }
  const field = {
    path: 'ui/primitives/field/field.tsx',
    text: 'export interface FieldProps {}\nexport function Field() {}\nconst FieldError = 0;',
  };
  const all = { path: 'ui/mod.ts', text: "export * from './primitives/field/field.tsx';" };
  assert.deepEqual(componentsAreShown([all, field]), [
    'ui/primitives/field/field.tsx: Field is exported by ui/mod.ts, but no stories import it',
  ]);
  // A component of that name in another folder, a type and a comment do not count.
  assert.equal(findings("import { Field } from '../other/field.tsx'; // FieldError").length, 2);
  assert.equal(findings("import { type Field, FieldError } from './field.tsx';").length, 1);
});

Deno.test('defaultStoriesAreAtRest() rejects clicks and keys in the first story', () => {
  const play = '  play: async ({ userEvent }) => {\n    await userEvent.tab();\n  },\n';
  const findings = (text: string) =>
    defaultStoriesAreAtRest([{ path: 'ui/primitives/field/field.stories.tsx', text }]);
  assert.equal(findings(`export const Default: Story = {\n  args: {},\n${play}};\n`).length, 1);
  const interaction = `export const Interaction: Story = {\n${play}};\n`;
  assert.deepEqual(findings(`export const Default: Story = {};\n\n${interaction}`), []);
  const checked = '  play: async ({ canvas }) => {\n    canvas.getByRole("button");\n  },\n';
  assert.deepEqual(findings(`export const Default: Story = {\n${checked}};\n\n${interaction}`), []);
});

Deno.test('mailsHaveStories() rejects a mail that no stories of mails show', () => {
  const path = 'edge-api/mail/compose/messages/account-mails.ts';
  const mails = { path, text: 'export function welcomeMail() {}\nexport function helpBlocks() {}' };
  const text = 'export const Welcome = { args: { content: welcomeMail(user) } };';
  const stories = { path: '.storybook/mails/account-mails.stories.tsx', text };
  assert.deepEqual(mailsHaveStories([mails, stories]), []);
  assert.deepEqual(mailsHaveStories([mails, { ...stories, text: '' }]), [
    `welcomeMail() of ${path} has no stories in .storybook/mails`,
  ]);
});
