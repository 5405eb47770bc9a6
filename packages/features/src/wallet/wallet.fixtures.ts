import type { Certificate } from '@siren/domain/clients';

const certificate = (
  number: number,
  over: Partial<Certificate> & Pick<Certificate, 'code'>,
): Certificate => ({
  guid: `00000000-0000-4000-8000-00000000000${number}`,
  nominal: 5_000,
  money: 5_000,
  expiresAt: null,
  status: 'active',
  ...over,
});

/** Two that pay, one that is spent, one whose time has passed. */
export const certificates: readonly [Certificate, Certificate, Certificate, Certificate] = [
  certificate(1, { code: 'DAR-5000' }),
  certificate(2, { code: 'DAR-3000', nominal: 3_000, money: 1_240 }),
  certificate(3, { code: 'DAR-SPENT', money: 0, status: 'empty' }),
  certificate(4, { code: 'DAR-OLD', expiresAt: '2026-03-01T12:00:00+03:00', status: 'expired' }),
];
