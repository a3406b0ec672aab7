// Words without accents. 'nam' is five after 'thang', and a year elsewhere.
const NUMBERS = new Map(Object.entries({
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  tu: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
}));
const MONTHS = new Map([...NUMBERS, ['gieng', 1], ['chap', 12]]);

/** Returns the number of words such as 'muoi lam', 'hai muoi ba' or, for short, 'ham ba'. */
export function numberOf(words: string): number | undefined {
  if (/^\d+$/.test(words)) return Number(words);
  if (words === 'ram') return 15;
  const full = words.replace(/^ham\b/, 'hai muoi').replace(/^(hai|ba) (?!muoi)/, '$1 muoi ')
    .replace(/ nham$/, ' lam');
  const match = /^(?:(hai |ba )?muoi(?: ([a-z]+))?)$/.exec(full);
  if (!match) return NUMBERS.get(words);
  const tens = match[1] ? NUMBERS.get(match[1].trim())! : 1;
  const ones = match[2] === undefined ? 0 : match[2] === 'lam' ? 5 : NUMBERS.get(match[2]);
  return ones === undefined || ones > 9 ? undefined : tens * 10 + ones;
}

/** Returns the month of a number or a name without accents, such as 'gieng' and 'muoi mot'. */
export function monthOf(words: string): number | undefined {
  if (words === 'muoi mot') return 11;
  if (words === 'muoi hai') return 12;
  return /^\d+$/.test(words) ? Number(words) : MONTHS.get(words);
}
