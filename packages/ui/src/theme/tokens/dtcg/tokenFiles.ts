import type { Tokens } from '../Tokens.ts';
import { printFile } from './printFile.ts';
import { toDtcg } from './toDtcg.ts';

/** Texts of the files by their names, as a design tool takes them. */
export function tokenFiles(tokens: Tokens): Record<string, string> {
  const { base, light, dark, resolver } = toDtcg(tokens);
  return {
    'base.tokens.json': printFile(base),
    'light.tokens.json': printFile(light),
    'dark.tokens.json': printFile(dark),
    'siren.resolver.json': printFile(resolver),
  };
}
