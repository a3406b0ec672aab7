import assert from 'node:assert/strict';
import { rawColours } from './raw-colours.ts';

const broken = (path: string, text: string) => rawColours([{ path, text }]).length > 0;

Deno.test('rawColours() rejects a colour outside the theme', () => {
  for (
    const text of ['color: #fff;', "className='bg-[#0E5A4A]'", 'rgb(0 0 0)', 'hsla(1,2%,3%,1)']
  ) {
    assert.ok(broken('ui/a/a.tsx', text), text);
    assert.ok(!broken('ui/theme.css', text), text);
    assert.ok(!broken('edge-api/mail/mail.ts', text), text);
  }
  assert.ok(!broken('ui/a/a.tsx', "href='#noi-dung' // issue #12"));
});
