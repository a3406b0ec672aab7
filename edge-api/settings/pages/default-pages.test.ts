import assert from 'node:assert/strict';
import { type PageSlug, pageSlugs } from '../../contract/settings/page-slugs.ts';
import { defaultShopSettings } from '../default-shop-settings.ts';
import { findPageIssues } from './find-page-issues.ts';
import { defaultPageVersions, loadDefaultPages, splitTitle } from './default-pages.ts';
import { plainText } from './parse-markdown.ts';
import { placeholderValues } from './placeholders.ts';
import { renderPage } from './render-page.ts';

/**
 * SHA-256 of the default texts by version. Customers have accepted a text under its version, so a
 * changed text gets a new version in `defaultPageVersions` and a new line here.
 */
const digests: Readonly<Record<PageSlug, Readonly<Record<string, string>>>> = {
  about: { '2026-11-22': 'e49380309f517b01' },
  delivery: {
    '2026-11-22': '9f1507f40637e63c',
    '2026-11-24': '7c6594bba859e2a8',
    '2026-11-26': '2c198735a496881d',
  },
  returns: { '2026-11-22': 'b1e0144ea6c4d624', '2026-11-26': '3c09e2fc88ee7f2e' },
  payment: {
    '2026-11-22': '3e1b5a2615cac5ff',
    '2026-11-24': 'f6e658917a48e886',
    '2026-11-25': 'd48412814b819e37',
    '2026-11-26': '656ae3e8cf7837de',
  },
  privacy: {
    '2026-11-22': 'f787552bcc10aa23',
    '2026-11-25': '670ebec266724922',
    '2026-11-26': '69ddd970b50c563a',
    '2026-11-29': 'cbeb03e179dc7509',
  },
  terms: { '2026-11-22': '08ba97ff0f0cbaaa', '2026-11-26': '8d5badf897fcb8b5' },
  complaints: { '2026-11-22': '9724e1df205e682f' },
  'size-guide': { '2026-11-25': '4a1238260ee6d44b' },
  faq: { '2026-11-25': '944571b8a50275f5', '2026-11-26': '1ec9da6c51d9dc23' },
};

for (const slug of pageSlugs) {
  Deno.test(`the default text of /${slug} is valid, and has a version of its own`, async () => {
    const { title, body, version } = (await loadDefaultPages())[slug];
    const text = `# ${title}\n\n${body}`;
    assert.deepEqual(findPageIssues(text), []);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const digest = new Uint8Array(hash).toHex().slice(0, 16);
    assert.equal(digest, digests[slug][version], `/${slug} has changed: give it a new version`);
    assert.deepEqual(Object.keys(digests[slug]), [...defaultPageVersions[slug]]);
  });
}

const facts = { publicUrl: 'https://shop.example', cardPayments: false, facebook: false };
const demo = placeholderValues(defaultShopSettings, facts, 10);
const complete = placeholderValues(
  {
    ...defaultShopSettings,
    seller: {
      legalName: 'Hộ kinh doanh Thạch An',
      representative: 'Nguyễn An',
      taxCode: '001085012345',
      registration: '01A8012345',
      address: '12 Hàng Bạc, Hà Nội',
    },
    notice: { url: 'https://record.example/1', symbol: '' },
    privacy: { storage: 'Việt Nam' },
  },
  { ...facts, cardPayments: true, facebook: true },
  10,
);

async function textOf(slug: PageSlug, values: typeof demo): Promise<string> {
  const page = (await loadDefaultPages())[slug];
  const shown = renderPage({ ...page, slug, createdAt: undefined, latest: 0 }, values);
  return JSON.stringify(shown.blocks);
}

Deno.test('the default texts leave out unset values, and card payment while it is off', async () => {
  for (const slug of pageSlugs) {
    const text = await textOf(slug, demo);
    assert.doesNotMatch(text, /\{\{|undefined|[Mm]ã số thuế|(?:bằng|số) thẻ|Facebook/, slug);
  }
});

Deno.test('the default texts follow transfers, orders without an account, and changes', async () => {
  const withSettings = (settings: Partial<typeof defaultShopSettings>) =>
    placeholderValues({ ...defaultShopSettings, ...settings }, facts, 10);
  const on = withSettings({
    guestOrders: 'on',
    transfer: { ...defaultShopSettings.transfer, bank: '970436', account: '1', name: 'AN' },
  });
  const off = withSettings({ orders: { ...defaultShopSettings.orders, changeMinutes: 0 } });
  const conditional: [PageSlug, RegExp][] = [
    ['payment', /VietQR/],
    ['payment', /trong 24 giờ để chuyển khoản/],
    ['returns', /Đơn trả bằng chuyển khoản/],
    ['privacy', /Nội dung chuyển khoản/],
    ['terms', /không cần tài khoản/],
    ['faq', /tự hủy đơn hoặc đổi thông tin nhận hàng/],
  ];
  for (const [slug, pattern] of conditional) {
    assert.match(await textOf(slug, on), pattern, slug);
    assert.doesNotMatch(await textOf(slug, off), pattern, slug);
  }
  assert.match(await textOf('terms', off), /Bạn cần tài khoản/);
  assert.doesNotMatch(await textOf('terms', on), /Bạn cần tài khoản/);
  assert.match(await textOf('delivery', on), /"\/tra-cuu-don-hang"/);
  assert.match(await textOf('payment', on), /“Yêu cầu hóa đơn công ty”/);
  assert.match(await textOf('returns', on), /“Yêu cầu đổi trả”/);
});

Deno.test('the default texts contain what the law asks for', async () => {
  const expected: [PageSlug, RegExp[]][] = [
    ['about', [/Hộ kinh doanh Thạch An/, /001085012345/, /01A8012345/, /record\.example/]],
    ['delivery', [/10\.000 VNĐ/, /toàn quốc/, /2–5 ngày/, /mở gói hàng/]],
    ['returns', [/7 ngày/, /hoàn tiền/, /30 ngày/]],
    ['payment', [/đã gồm các loại thuế/, /COD/, /WELCOME10/, /bằng thẻ/]],
    ['privacy', [/2 ngày làm việc/, /10 ngày/, /15 ngày/, /20 ngày/, /Việt Nam/, /Facebook/]],
    ['privacy', [/"\/account"/, /Tải dữ liệu của tôi/, /Xóa tài khoản/, /"mailto:/]],
    // Data that staff see, or that the tables keep, beside those which customers enter.
    ['privacy', [
      /Địa chỉ mạng \(IP\)/,
      /Ghi chú của cửa hàng/,
      /gửi hàng làm quà/,
      /tối đa 90 ngày/,
    ]],
    ['terms', [/001085012345/, /Thứ tự hiển thị/, /Hợp đồng được giao kết/]],
    ['complaints', [/2 ngày làm việc/, /Tòa án/]],
  ];
  for (const [slug, patterns] of expected) {
    const text = await textOf(slug, complete);
    for (const pattern of patterns) assert.match(text, pattern, slug);
  }
});

Deno.test('splitTitle() separates both forms of a heading', () => {
  assert.deepEqual(splitTitle('# Một\n\nhai'), { title: 'Một', body: 'hai' });
  assert.deepEqual(splitTitle('Một\nhai\n===\nba'), { title: 'Một hai', body: 'ba' });
  assert.deepEqual(splitTitle('#Một\n===\nhai'), { title: '#Một', body: 'hai' });
  assert.deepEqual(splitTitle('# *Một* &amp; hai #\nba'), { title: 'Một & hai', body: 'ba' });
  assert.deepEqual(splitTitle('#Một\n\nhai'), { title: undefined, body: '#Một\n\nhai' });
  assert.deepEqual(splitTitle('Một\n\n# hai'), { title: undefined, body: 'Một\n\n# hai' });
  assert.equal(plainText(['a', { kind: 'break' }, { kind: 'strong', children: ['b'] }]), 'a b');
});
