/** Digits multiplied by their weights, by 11 and by 10: how a control digit of an INN is counted. */
const innDigit = (inn: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, at) => sum + weight * Number(inn[at]), 0) % 11) % 10;

const FIRM = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON = [7, ...FIRM];

/** Zeros have the right control digits, and nobody has them. */
const isZeros = (digits: string): boolean => /^0+$/u.test(digits);
const NOBODY = 'Одни нули: такого номера нет.';

const isInn = (inn: string): boolean =>
  inn.length === 10
    ? innDigit(inn, FIRM) === Number(inn[9])
    : innDigit(inn, PERSON) === Number(inn[10]) && innDigit(inn, [3, ...PERSON]) === Number(inn[11]);

/** The last digit is what is left of the others by 11 (ОГРН) or 13 (ОГРНИП), and of that its last digit. */
const isOgrn = (ogrn: string): boolean =>
  Number((BigInt(ogrn.slice(0, -1)) % (ogrn.length === 13 ? 11n : 13n)) % 10n) === Number(ogrn.at(-1));

/** What is wrong with an INN, in words: 10 digits of a firm or 12 of a person, with control digits; null for a right one and for none. */
export function innProblem(inn: string): string | null {
  if (inn === '') return null;
  if (!/^(?:\d{10}|\d{12})$/.test(inn)) return 'В\u00a0ИНН 10 цифр, у\u00a0предпринимателя 12.';
  if (isZeros(inn)) return NOBODY;
  return isInn(inn) ? null : 'Последняя цифра не\u00a0сходится, сверьте с\u00a0договором.';
}

/** The same of an OGRN, 13 digits, or of an OGRNIP, 15. */
export function ogrnProblem(ogrn: string): string | null {
  if (ogrn === '') return null;
  if (!/^(?:\d{13}|\d{15})$/.test(ogrn)) return 'В\u00a0ОГРН 13 цифр, у\u00a0предпринимателя 15.';
  return isOgrn(ogrn) && !isZeros(ogrn)
    ? null
    : 'Последняя цифра не\u00a0сходится, сверьте с\u00a0договором.';
}

/** The same of a KPP, which has no control digit. */
export function kppProblem(kpp: string): string | null {
  if (kpp === '') return null;
  if (isZeros(kpp)) return NOBODY;
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp) ? null : 'В\u00a0КПП 9 знаков.';
}

interface Requisites {
  inn: string;
  kpp: string;
  ogrn: string;
}

/** Which of them do not fit each other, in words: a person has an INN of 12 digits, an OGRNIP and no KPP. */
export function requisitesProblems({
  inn,
  kpp,
  ogrn,
}: Requisites): Partial<Record<keyof Requisites, string>> {
  if (inn === '') return {};
  const isPerson = inn.length === 12;
  return {
    ...(isPerson && kpp !== '' && { kpp: 'У\u00a0предпринимателя нет КПП.' }),
    ...(ogrn !== '' &&
      (ogrn.length === 15) !== isPerson && {
        ogrn: isPerson
          ? 'У\u00a0предпринимателя ОГРНИП из\u00a015 цифр.'
          : 'У\u00a0организации ОГРН из\u00a013 цифр.',
      }),
  };
}
