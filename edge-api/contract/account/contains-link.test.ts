import assert from 'node:assert/strict';
import { addressSchema } from '../checkout/address.ts';
import { containsLink } from './contains-link.ts';
import { personNameSchema } from './user.ts';

const links = [
  'https://evil.example',
  'HTTP://EVIL.EXAMPLE/x',
  'Trúng 50 triệu: http://evil.example/nhan-qua',
  'www.evil',
  'xem tại www.evil.example',
  'evil.example',
  'evil.com/path',
  '(evil.com)',
  'nhận quà,evil.vn',
  'evil.com.vn.',
  'bit.ly/abc',
  't.me/evil',
  'x.com',
  'q.vn',
  '123.com',
  '1.co/abc',
  'w88.casino',
  'w88.ai',
  'sub-domain.evil.top?x=1',
  'evil.example:8443',
  'evil.trúng.com',
  'quà-tặng.vn',
  'evil.xn--p1ai',
  'evil.рф',
  'evil.中国',
  'evil。com',
  'evil．com',
  'ev\u200bil.c\u2060om',
  'ｅｖｉｌ．ｃｏｍ',
  'an@evil.example',
  'an@localhost',
  'mailto:an',
  'javascript:alert(1)',
  'ftp://a',
  'evil://x',
  'P.1501 evil.com',
  'Tp.evil.com',
];

/** Without a path, and not followed by a word that could belong to a name. */
const shortDomains = [
  't.co',
  'T.co',
  'm.me',
  'x.eu',
  'p.us',
  'dr.me',
  '888.la',
  '68.me',
  '789.tv',
  '12 Hàng Bạc, t.co',
  'Xem t.co, có quà',
  't.co.',
  '(t.co)',
  'P.1501, 888.la!',
];

const honestShort = [
  'Số 5 ngõ 3.2',
  'Q.1',
  'P.12',
  'TP.HCM',
  'tp.hcm',
  'tp.sg',
  'tp.hn',
  'Đ.Lê Lợi',
  'đ.le loi',
  'p.co nhue 2, q.bac tu liem',
  'P.Co Nhue',
  'q.go vap',
  'tp.ca mau',
  'h.me linh',
  'H.Me Linh, Tp.Ha Noi',
  'h.cc',
  'q.hk',
  'q.tb, tp.hcm',
  'q.st, tp.dn',
  'h.ml',
  'h.gl',
  't.tv',
  'tx.st',
  'p.my dinh 1',
  'P.La Khe',
  'x.la phu',
  'kp.3, p.linh trung',
  'nha 24.to 5',
  'so 12.ng 5',
  '24.La Thanh',
  '24.la thanh',
  'Số 5, đường 30.4',
  'QL.1A, km.12',
  'CT2.Linh Dam',
  'Lô 12.Kcn Song Than',
  'Trần T.My',
  'Tran T.Ly',
  'tran t.ly',
  'Nguyễn V.Ba',
  'nguyen v.an',
  'Lê T.Vi',
  'BS.Co',
  'Ths.Me',
  'Ng.T.Na',
];

const streets = [
  '12 Hàng Bạc',
  'Số 12/3A, ngõ 5, đường 3.2',
  'P.1501, CT2A',
  'HH2.Linh Dam',
  'R6.Royal City',
  'Tp.Hồ Chí Minh',
  'TP.HCM',
  'Tp.Hue',
  'TP.Ca Mau',
  'Q.1',
  'Q.Tân Bình, P.Bến Nghé',
  'P.My An, Q.Ngu Hanh Son',
  'H.Ba Vi, Tp.Ha Noi',
  'P.Co Nhue',
  'TX.Ba Don',
  'KP.3, P.Linh Trung, Q.Thủ Đức',
  '24 Trần Phú, tầng 3',
  'Số 5.Đường 30.4',
  'nha 5.duong 3.2',
  'so 12B.ngo 4.pho Hue',
  '123/45/6 Lê Văn Sỹ',
  'Lô C2-12, KĐT.Vạn Phúc',
  '208 E.Cách Mạng Tháng 8',
  'Căn hộ A-12.05, tòa S2.03 Vinhomes',
  'Block B1.2, 72 Trần Trọng Cung',
  'Ấp 4, xã Hòa Phú (gần chợ...)',
  'Đ.Lê Lợi; số nhà 7',
  '19 ngách 173/68/92 Hoàng Hoa Thám',
  'Số 1 - Đại lộ Thăng Long: cổng sau',
  'Nhà ông Ba. Gọi trước khi giao',
  'Km 14+200, QL.1A',
  'Buôn Akô Dhông, Đắk Lắk',
  '45 Nguyễn Văn A.Phường 2',
  'Văn phòng @ tầng 3',
];

const names = [
  'Nguyễn Văn An',
  'Tôn Nữ Thị Ngọc-Lan',
  'Trần T.Anh',
  'Ng. Thị Hoa',
  "Ralang K'Brễ",
  'H’Hen Niê',
  'BS.Lan',
  'PGS.TS Lê Hòa',
  'Maria Lê Thị É',
  'J. R. Smith',
  'Đặng',
];

const address = {
  firstName: 'An',
  lastName: 'Nguyễn',
  email: 'an@example.com',
  street: '12 Hàng Bạc',
  ward: 'Phường Hàng Bạc',
  district: 'Quận Hoàn Kiếm',
  city: 'Thành phố Hà Nội',
  phone: '0912345678',
};

/** Returns the message about one changed field of a valid address. */
const messageFor = (field: string, value: string) =>
  addressSchema.safeParse({ ...address, [field]: value }).error?.issues[0]?.message;

Deno.test('containsLink() finds all that a mail program could turn into a link', () => {
  for (const link of links) {
    for (const text of [link, `12 Hàng Bạc, ${link} nhé`]) {
      assert.equal(containsLink(text), true, text);
      assert.equal(containsLink(text.normalize('NFD')), true, `${text} in NFD`);
    }
  }
});

Deno.test('containsLink() finds short domains without a path', () => {
  for (const text of shortDomains) assert.equal(containsLink(text), true, text);
});

Deno.test('containsLink() accepts abbreviations before the names and initials of places and persons', () => {
  for (const text of honestShort) {
    for (const form of ['NFC', 'NFD'] as const) {
      assert.equal(containsLink(text.normalize(form)), false, text);
      assert.equal(containsLink(`${text.normalize(form)}, gọi trước`), false, text);
    }
  }
});

Deno.test('links are refused in each name and address field', () => {
  const labels = {
    firstName: 'Tên',
    lastName: 'Họ',
    street: 'Địa chỉ',
    ward: 'Phường/xã',
    district: 'Quận/huyện',
    city: 'Tỉnh/thành phố',
  };
  for (const [field, label] of Object.entries(labels)) {
    for (const link of links) {
      assert.equal(
        messageFor(field, link),
        `${label} không được chứa liên kết hoặc địa chỉ email.`,
        link,
      );
    }
  }
  for (const link of links) {
    assert.equal(
      personNameSchema.safeParse(link).error?.issues[0]?.message,
      'Họ tên không được chứa liên kết hoặc địa chỉ email.',
    );
  }
});

Deno.test('control characters are refused in names and addresses', () => {
  for (const hidden of ['\u0000', '\r\n', '\u0085', '\u2028', '\u202e', '\u2066', '\u007f']) {
    assert.match(messageFor('street', `12${hidden}Hàng Bạc`) ?? '', /ký tự không hợp lệ/);
    assert.equal(personNameSchema.safeParse(`An${hidden}Bình`).success, false);
  }
});

Deno.test('real Vietnamese addresses and names are accepted, in NFC and in NFD', () => {
  for (const form of ['NFC', 'NFD'] as const) {
    for (const street of streets) {
      assert.equal(messageFor('street', street.normalize(form)), undefined, street);
    }
    for (const name of names) {
      assert.equal(messageFor('firstName', name.normalize(form)), undefined, name);
      assert.ok(personNameSchema.safeParse(name.normalize(form)).success, name);
    }
  }
});
