import { refusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import type { Certificate, Wallet } from '@siren/domain/clients';
import { certificates } from './wallet.fixtures.ts';

/** A server that knows the certificates of the fixtures; what is attached begins with `initial`. */
export function mockWallet(initial: Wallet = { certificates: [], bonus: 0 }) {
  let wallet = initial;
  const take = (attached: Certificate[]) => {
    wallet = { ...wallet, certificates: attached };
    return { ...wallet, user: null };
  };
  return [
    mockCall('/api/certificate/attach', ({ code }) => {
      const found = certificates.find((certificate) => certificate.code === code.toUpperCase());
      if (!found) return refusal('cart.certificate_not_found');
      const { status, expiresAt, guid } = found;
      if (status !== 'active') return refusal('cart.certificate_not_found', { data: { status, expiresAt } });
      return take([...wallet.certificates.filter((other) => other.guid !== guid), found]);
    }),
    mockCall('/api/certificate/detach', ({ guid }) =>
      take(wallet.certificates.filter((other) => other.guid !== guid)),
    ),
  ];
}
