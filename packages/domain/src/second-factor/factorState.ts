/** Whether an account is entered by a code besides the password: it is, it need not be, or it has to be and is not yet. */
export const factorStates = ['on', 'off', 'due'] as const;
export type FactorState = (typeof factorStates)[number];

/** The second factor of somebody's own account, as they see it. */
export interface OwnFactor {
  /** null where the account can have none: it is not one of the staff's. */
  state: FactorState | null;
  /** Whether their role requires it. */
  required: boolean;
  /** Recovery codes that are left. */
  recoveryLeft: number;
}

/** How an account stands, whose role may require a second factor. Rights of one that is due do not count. */
export const factorState = (on: boolean, required: boolean): FactorState =>
  on ? 'on' : required ? 'due' : 'off';

/** How long somebody may take from the password to the code, ms. */
export const FACTOR_WAIT_MS = 10 * 60 * 1000;
