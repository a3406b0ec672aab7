import assert from 'node:assert/strict';
import { composeChangelog } from './compose-changelog.ts';

Deno.test('composeChangelog() lists the library first, components by name, the latest version first', () => {
  const text = composeChangelog({ '0.9.0': ['Old.'], '0.10.0': ['New.'] }, {
    'price': { '0.10.0': ['Added size.'] },
    'button': { '0.10.0': ['Renamed kind.'], '0.1.0': ['First.'] },
  });
  assert.equal(
    text,
    '## 0.10.0\n\n- New.\n- `button`: Renamed kind.\n- `price`: Added size.\n\n' +
      '## 0.9.0\n\n- Old.\n\n## 0.1.0\n\n- `button`: First.\n',
  );
});
