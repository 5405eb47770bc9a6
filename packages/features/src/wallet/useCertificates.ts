import type { Info } from '@siren/contract/info';
import type { Wallet } from '@siren/domain/clients';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/index.ts';
import { infoResource, useTabs } from '../info/index.ts';
import type { CodeUse } from './useCode.ts';
import { useCode } from './useCode.ts';

export interface CertificateActions extends CodeUse {
  /** Answers whether the code was taken. */
  attach(code: string): Promise<boolean>;
  detach(guid: string): Promise<boolean>;
}

/**
 * Attaches certificates to the cart, one after the other; each answer is the whole wallet. `onFailure` is called before
 * `onBusy(false)`: an order that waits for the wallet must not go without what was asked for.
 */
export function useCertificates(onBusy: (busy: boolean) => void, onFailure: () => void): CertificateActions {
  const api = useApi();
  const tabs = useTabs();
  const { cache, mutate } = useSWRConfig();
  const { run, ...code } = useCode();
  const change = (call: () => Promise<Wallet>) =>
    run(async () => {
      onBusy(true);
      try {
        const { certificates, bonus } = await call();
        const info = cache.get(infoResource.key)?.data as Info | undefined;
        const changed = info && { ...info, wallet: { certificates, bonus } };
        if (changed) await mutate(infoResource.key, changed, { revalidate: false });
        tabs.tell({ type: 'cart' });
      } catch (error) {
        onFailure();
        throw error;
      } finally {
        onBusy(false);
      }
    });
  return {
    ...code,
    attach: (wanted) => change(() => api.call('/api/certificate/attach', { code: wanted })),
    detach: (guid) => change(() => api.call('/api/certificate/detach', { guid })),
  };
}
