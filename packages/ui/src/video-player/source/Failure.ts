/** Why there is no video to see. */
export type Failure = 'network' | 'decode' | 'unsupported';
