/** How many digits of a protected phone are shown: enough to know one's own by. */
const SHOWN = 4;

/**
 * A stored phone as it is shown where it is protected: «+7 ··· ···-41-08». What comes out tells the last four digits
 * and no others.
 */
export function maskPhone(phone: string): string {
  const last = phone.replace(/\D/g, '').slice(-SHOWN);
  return `+7\u00a0···\u00a0···-${last.slice(0, 2)}-${last.slice(2)}`;
}
