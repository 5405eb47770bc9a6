export { acceptedStep, APP_CODE_LENGTH, STEP_MS, stepAt } from './appCode.ts';
export type { AppCodes } from './appCode.ts';
export { FACTOR_WAIT_MS, factorState, factorStates } from './factorState.ts';
export type { FactorState, OwnFactor } from './factorState.ts';
export { RECOVERY_BYTES, RECOVERY_CODES, recoveryText } from './recoveryCode.ts';
export { typedProof } from './typedProof.ts';
export type { FactorKind, FactorProof } from './typedProof.ts';
