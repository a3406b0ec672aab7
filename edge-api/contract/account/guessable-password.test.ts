import assert from 'node:assert/strict';
import { loadCommonPasswords } from './common-passwords.ts';
import { guessableWords, isGuessablePassword, type PasswordOwner } from './guessable-password.ts';

const lan: PasswordOwner = {
  name: 'Trần Thị Lan Anh',
  email: 'ruoi.trau_88@example.com',
  shopName: 'Suối Ngọc Lam',
};

const common = await loadCommonPasswords();

/** Refused without any list: repetitions, rows of keys, phone numbers and dates. */
const patterns = [
  ...['aaaaaaaa', '11111111', '........', '🪬'.repeat(8), 'a a a a a a a a'],
  ...['        ', ' \u00a0\u2003\u3000 \t  ', '\u200b'.repeat(8), '\u2060 \u2060 \u2060 \u2060 '],
  ...['abcabcabc', '12121212', 'xyxyxyxy', 'xyzxyzxy', 'q7q7q7q7q7', '-_-_-_-_', '19901990'],
  ...['qwertyui', 'asdfghjkl', 'qweasdzxc', '12345678', '87654321', 'abcdefgh', 'zyxwvuts'],
  ...[
    '1qaz2wsx',
    '1q2w3e4r',
    'qwerty123456',
    'abcd1234',
    '!@#$%^&*',
    '1-2-3-4-5-6-7-8',
    'aaaabbbb1',
    'zzzzzz9qv',
  ],
  ...[
    '0912345678',
    '+84 912 345 678',
    '0912.345.678',
    '84-912-345-678',
    '(028) 3822 1234',
    '912345678',
  ],
  ...[
    '19051990',
    '19/05/1990',
    '1990-05-19',
    '19.5.1990',
    '19051990!',
  ],
  ...['19951997', '001090012345'],
];

/** Frequent words and names of Vietnam, with a few digits or signs. */
const words = [
  ...[
    'matkhau123',
    'Mật khẩu 123',
    'MATKHAU!',
    'm4tkh4u1',
    'm@tkh@u',
    '123matkhau',
    'mat-khau-2026',
  ],
  ...[
    'emyeuanh',
    'anhyeuem123',
    'Anh Yêu Em',
    '@nhyeu3m',
    'anhyeuem19051990',
    'y.e.u.e.m.n.h.i.e.u',
  ],
  ...['maatjkhaaur', 'ma65tkha63u', 'anhyeeuem', 'vieetjnam1', 'thajchan88', 'matkhaumatkhau'],
  ...[
    'thachan2024',
    'Thạch An 2026',
    'thach-an',
    'th4ch@n2025',
    'ThachAn@123',
    'ThạchAnShop',
    '2026thachan',
  ],
  ...[
    'linh1990',
    'nguyenhung',
    'minhanh0912345678',
    'hanoi2010',
    'vietnamvodich',
    'deptrai1',
    'giadinh!!!',
  ],
  ...['P@ssw0rd!', 'admin2024', 'iloveyou1', 'qwerty2026', 'doremon!1', 'ma​tk​hau​12'],
];

const personal = [
  ...['tranthilananh', 'lananh88', 'Anh Lan 2020', 'ttla1234', 'lan19880214', 'tran.lan.anh'],
  ...[
    'ruoitrau88',
    'RUOI_TRAU_88!',
    'ru0itr4u2024',
    'ruoi.trau_88@example',
    'suoingoclam',
    'Suối Ngọc Lam 2026',
    'ngoclam@2026',
  ],
];

/** Refused with the list of common passwords. */
const commonVariants = [
  'sunshine',
  'Sunshine2024!',
  'p4ssw0rd99',
  'trustno1',
  '1baseball',
  'h3ll0k1tty',
];

const good = [
  ...[
    'một mật khẩu dài',
    'mật khẩu dài',
    'mật khẩu của An',
    'mật khẩu của chủ',
    'mật khẩu mới tinh',
  ],
  ...[
    'mật khẩu khác',
    'mật khẩu đoán',
    'mot mat khau khac',
    'mot mat khau that dai',
    'mật khẩu của Bình',
  ],
  ...[
    'một mật khẩu khác nữa',
    'một mật khẩu đúng',
    'sai-mat-khau-roi',
    'mèo lười ngủ trưa',
    'mật khẩu của kẻ lạ',
  ],
  ...[
    'núi cao biển rộng',
    'hòn đá nhỏ bên suối',
    'trà đá vỉa hè',
    'mưa trên phố huế',
    'xqvz kplm',
    'meo lười x',
  ],
  ...[
    'nguyenan85 bên suối vắng',
    'mai em đi học trên đồi',
    'cá kho làng vũ đại',
    'bún chả hàng mành',
  ],
  ...[
    'con mèo mà trèo cây cau',
    'anh đi anh nhớ quê nhà',
    'gió đưa cành trúc la đà',
    'ba chìm bảy nổi',
  ],
  ...[
    'X7k!m2Qz',
    'r9Lw4Tbv',
    'hkq83vzw',
    'Tr0ng-v4i',
    'kB#9xPq!',
    '7f3e9c1a2b',
    'vQ2$nHs8',
    'zebra-lamp-49',
  ],
  ...[
    'Cơm rang 3 đồng',
    'tháng tám trời thu',
    'đèn xanh số 47',
    'chiếc ghế gỗ lim',
    'ống khói nhà bà',
  ],
  ...[
    'correct horse battery',
    '5 con vịt bơi',
    'bàn phím cũ kỹ',
    '80 quả trứng gà',
    '73918264',
    '482915730416',
  ],
  ...[
    'an@example.com của tôi',
    'hùng linh minh hà',
    'mai lan trang hoa',
    '!?;%:&*#',
    '水晶石头很漂亮啊',
    'мой камень дома',
    '🪬🐈🌊🔥🍜🎋🛵🧧',
  ],
];

Deno.test('isGuessablePassword() finds repetitions, rows of keys, phone numbers and dates', () => {
  for (const password of patterns) assert.ok(isGuessablePassword(password), `'${password}'`);
});

Deno.test('isGuessablePassword() finds frequent words of Vietnam and their variants', () => {
  for (const password of words) assert.ok(isGuessablePassword(password), `'${password}'`);
});

Deno.test('isGuessablePassword() finds the names of the person and the shop with digits', () => {
  for (const password of personal) {
    assert.ok(isGuessablePassword(password, lan), `'${password}'`);
  }
  const others = ['ttla1234', 'ruoitrau88', 'suoingoclam'];
  assert.deepEqual(others.filter((password) => isGuessablePassword(password)), []);
});

Deno.test('isGuessablePassword() finds variants of common passwords', () => {
  for (const password of commonVariants) {
    assert.ok(isGuessablePassword(password, {}, common), `'${password}'`);
  }
});

Deno.test('isGuessablePassword() accepts passphrases and random passwords', () => {
  assert.ok(patterns.length + words.length + personal.length >= 80 && good.length >= 50);
  for (
    const owner of [{}, lan, { name: 'Nguyễn An', email: 'An@example.com', shopName: 'Thạch An' }]
  ) {
    for (const password of good) {
      assert.ok(!isGuessablePassword(password, owner, common), `'${password}'`);
    }
  }
});

Deno.test('isGuessablePassword() accepts random letters and digits', () => {
  const random = 'hT4kq8ZwLx2vBn7RmYc5';
  for (let start = 0; start < random.length; start += 1) {
    const password = (random + random).slice(start, start + 8);
    assert.ok(!isGuessablePassword(password, lan, common), password);
  }
});

Deno.test('isGuessablePassword() takes any text and name within a bounded time', () => {
  const start = performance.now();
  const names = ['an', 'ana', 'na', 'anan', 'n', '4n', '(', '[a-z]+', '\\', '🪬', ''];
  const owner = {
    name: names.join(' '),
    email: `${'an.'.repeat(30)}na@x.vn`,
    shopName: '((an)+)+$',
  };
  const units = ['an', 'ana', '1', 'aaa', 'em yeu anh ', '$@', 'mat', '🪬', 'ab1', '\ud800'];
  for (const unit of units) {
    for (const end of ['', 'x', '!x!']) {
      isGuessablePassword((unit.repeat(200)).slice(0, 199) + end, owner, common);
    }
  }
  assert.ok(performance.now() - start < 3_000, `${performance.now() - start} ms`);
});

Deno.test('guessableWords are folded, sorted and unique', () => {
  const sorted = [...new Set(guessableWords)].sort();
  assert.deepEqual(guessableWords, sorted);
  for (const word of guessableWords) assert.match(word, /^[a-z0-9]{2,}$/);
});
