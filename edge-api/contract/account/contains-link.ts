/** Schemes whose links have no slashes, and links with any scheme. */
const schemeLink = /(?:^|[^\p{L}])(?:mailto|javascript|data):\S|:\/\//iu;

/** An e-mail address, also one with a name that is no valid label. */
const emailLike = /[^\s@]@[^\s@]/u;

const webPrefix = /(?:^|[^\p{L}\p{N}])www\./iu;

/** Labels with dots, a last label of letters, and the character after it. */
const dotted =
  /(?<![\p{L}\p{N}-])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+)(xn--[a-z\d-]+|\p{L}{2,63})(?![\p{L}\p{N}-])([/:?#]\S)?/giu;

/** Letters that occur in Vietnamese and in no top-level domain. */
const vietnameseLetter = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;

/** Abbreviations before a name, such as in 'Tp.Hue', 'P.My An', 'Q.1' and 'BS.Lan'. */
const abbreviation =
  /^(?:\p{L}|\d+\p{L}?|tp|tx|tt|kp|kdc|kđt|kdt|kcn|ccx?|ct|qh|qlo?|ng|đc|dc|gs|pgs|ts|ths|bs|ks|ls|mr|mrs|ms|dr)$/iu;

/** Code of a building, such as in 'HH2.Linh Dam' and 'R6.Royal City'. */
const buildingCode = /^\p{L}{1,3}\d{1,3}\p{L}?$/iu;

/** Words of an address after a missing space, written without marks as in 'nha 5.duong 3'. */
const addressWord =
  /^(?:duong|ngo|ngach|hem|kiet|pho|phuong|quan|huyen|xa|thon|ap|xom|to|khu|toa|tang|lau|lo|nha|so|chung|thanh|tinh)$/i;

/** Top-level domains that follow no abbreviation. */
const webDomain =
  /^(?:com|net|org|info|biz|vn|xyz|top|io|app|dev|shop|site|online|store|link|live|click|club|vip|icu|win|bet|mobi|pro|asia|page|web|website|casino|poker|games?|fun|today|life|world|space|tech|cloud|blog)$/i;

/**
 * Domains of countries after a single letter or abbreviation, as in 't.co'. Those that are initials
 * of places or given names are left out: 'h.cc' is Củ Chi, and 'T.Ly' is a name.
 */
const shortDomain = /^(?:co|me|is|us|eu|uk|id|ru|jp|pw|ws)$/;

/** The same after a number, as in '888.la'. */
const shortDomainOfNumber =
  /^(?:co|me|la|ly|cc|tv|ai|gg|sh|is|us|eu|uk|in|id|cn|ru|jp|pw|ws|ph|kh|my)$/;

/**
 * Returns `true` if abbreviations are followed by the domain of a country and not by a name. Names
 * begin with a capital letter, or have a second word as in 'p.co nhue'.
 */
function isShortDomain(names: readonly string[], last: string, rest: string): boolean {
  if (/^\s+[\p{L}\p{N}]/u.test(rest)) return false;
  const [name = ''] = names;
  return names.length === 1 &&
    (/^\d{2,}$/.test(name) ? shortDomainOfNumber : shortDomain).test(last);
}

/**
 * Returns `true` if a mail program could turn a part of a text into a link: a web address with or
 * without a scheme, a domain, or an e-mail address. Abbreviations of Vietnamese addresses are no
 * links. The time is quadratic in the length of the text, so limit that first.
 */
export function containsLink(text: string): boolean {
  // Invisible characters inside a link are ignored by some programs, and IDNA has several dots.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '').replaceAll('。', '.');
  if (schemeLink.test(plain) || emailLike.test(plain) || webPrefix.test(plain)) return true;
  return [...plain.matchAll(dotted)].some((match) => {
    const [whole, labels = '', last = '', path] = match;
    if (vietnameseLetter.test(last)) return false;
    if (path !== undefined || webDomain.test(last)) return true;
    const names = labels.split('.').filter(Boolean);
    if (names.every((name) => abbreviation.test(name))) {
      return isShortDomain(names, last, plain.slice(match.index + whole.length));
    }
    // Two letters are the domain of a country.
    if (last.length > 2 && names.every((name) => buildingCode.test(name))) return false;
    return !addressWord.test(last) || names.length > 1;
  });
}
