import { APP_CODE_LENGTH } from './appCode.ts';
import { RECOVERY_LENGTH } from './recoveryCode.ts';

/** What somebody proves by that it is them, besides a password. */
export type FactorKind = 'app' | 'recovery';

export interface FactorProof {
  kind: FactorKind;
  /** Without what stands between its characters. */
  code: string;
}

const APP = new RegExp(`^\\d{${APP_CODE_LENGTH}}$`);
const RECOVERY = new RegExp(`^[a-z2-7]{${RECOVERY_LENGTH}}$`);

/** What was typed in the one field of codes: a code of the app, a recovery code, or null for neither. */
export function typedProof(text: string): FactorProof | null {
  const bare = text.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');
  if (APP.test(bare)) return { kind: 'app', code: bare };
  // No recovery code has these two: whoever types them has read letters.
  const code = bare.replaceAll('0', 'o').replaceAll('1', 'l');
  return RECOVERY.test(code) ? { kind: 'recovery', code } : null;
}
