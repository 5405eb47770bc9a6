import { webFileAddress } from '@siren/domain/goods';
import type { SetPaper } from '@siren/domain/goods';

/** What is wrong with what somebody typed of a paper; nothing where it can be saved. @param others papers of the good, those apart from it */
export function paperProblems(
  { name, url }: SetPaper,
  others: readonly SetPaper[],
): Partial<Record<'name' | 'url', string>> {
  const isThere = others.some((one) => one.url === webFileAddress(url));
  return {
    ...(name.trim() === '' && { name: 'Напишите название.' }),
    ...(webFileAddress(url) === null && { url: 'Нужен адрес, который начинается с\u00a0https://.' }),
    ...(isThere && { url: 'Этот документ у\u00a0товара уже есть.' }),
  };
}
