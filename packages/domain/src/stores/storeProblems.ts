import { innProblem, kppProblem, ogrnProblem } from './requisites.ts';

/** Characters at most. */
export const STORE_TEXT_MAX = 200;
export const STORE_CODE_MAX = 60;
export const STORE_PHONE_MAX = 32;

/** Codes of stores, cities and regions: they stand in files, addresses and settings. */
export const PLACE_CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Fields of a store that may be wrong by themselves. */
export interface StoreTexts {
  code: string;
  name: string;
  address: string;
  email: string;
  inn: string;
  kpp: string;
  ogrn: string;
}

const written = (text: string, problem: string) => (text.trim() === '' ? problem : null);

const checks: { readonly [Field in keyof StoreTexts]: (text: string) => string | null } = {
  name: (text) => written(text, 'Напишите название.'),
  address: (text) => written(text, 'Напишите адрес.'),
  code: (text) => (PLACE_CODE.test(text) ? null : 'Нужны строчные латинские буквы, цифры и\u00a0дефис.'),
  email: (text) =>
    text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) ? null : 'Проверьте адрес почты.',
  inn: innProblem,
  kpp: kppProblem,
  ogrn: ogrnProblem,
};

/** What is wrong with a field of a store, in words; null where nothing is. */
export const storeProblem = (field: keyof StoreTexts, text: string): string | null => checks[field](text);

/** The same of all fields that are there. */
export const storeProblems = (texts: { [Field in keyof StoreTexts]?: string | undefined }): Partial<
  Record<keyof StoreTexts, string>
> =>
  Object.fromEntries(
    (Object.keys(checks) as (keyof StoreTexts)[]).flatMap((field) => {
      const problem = texts[field] === undefined ? null : storeProblem(field, texts[field].trim());
      return problem === null ? [] : [[field, problem]];
    }),
  );

/** What is wrong with the words of a picture; null where nothing is. */
export const storePictureProblem = (has: boolean, alt: string): string | null =>
  has ? written(alt, 'Напишите, что на\u00a0снимке: его видят не\u00a0все.') : null;
