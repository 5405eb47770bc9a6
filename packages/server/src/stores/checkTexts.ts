import { storeProblems } from '@siren/domain/stores';
import type { StoreTexts } from '@siren/domain/stores';
import { badRequest } from '../http/index.ts';

/** What is compared comes folded, and is looked through only then. @throws ApiError bad_request */
export function checkTexts(texts: { [Field in keyof StoreTexts]?: string | undefined }): void {
  const [problem] = Object.entries(storeProblems(texts));
  if (problem) throw badRequest(`${problem[0]}: ${problem[1]}`);
}
