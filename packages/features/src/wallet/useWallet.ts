import type { Info } from '@siren/contract/info';
import type { Wallet } from '@siren/domain/clients';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/index.ts';
import { infoResource } from '../info/index.ts';

export interface WalletUse {
  wallet: Wallet;
  /** Whether bonus money is asked for. */
  useBonus: boolean;
  onUseBonus(use: boolean): void;
  /** A certificate is on its way to the server or from it. */
  busy: boolean;
  /** Why the last certificate was refused; null until then and once another is tried. */
  refused: unknown;
  /** Answers whether the code was taken. */
  attach(code: string): Promise<boolean>;
  detach(guid: string): Promise<boolean>;
  /** Forgets the refusal: the buyer is mending what they typed. */
  forgive(): void;
}

/** What the cart of `info` can be paid with besides money, and what of it the buyer asks for. */
export function useWallet({ wallet, user, client }: Info): WalletUse {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  // Asked for by somebody, or for a client: who comes after them in this tab has asked for nothing.
  const whose = user && `${user.id} ${client?.phone ?? ''}`;
  const [bonusFor, setBonusFor] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  // Two presses may come before the first is rendered.
  const running = useRef(false);

  async function change(call: () => Promise<Wallet>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefused(null);
    try {
      const { certificates, bonus } = await call();
      const info = cache.get(infoResource.key)?.data as Info | undefined;
      const changed = info && { ...info, wallet: { certificates, bonus } };
      if (changed) await mutate(infoResource.key, changed, { revalidate: false });
      return true;
    } catch (error) {
      setRefused(error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    wallet,
    useBonus: whose !== null && bonusFor === whose && wallet.bonus > 0,
    onUseBonus: (use) => setBonusFor(use ? whose : null),
    busy,
    refused,
    attach: (code) => change(() => api.call('/api/certificate/attach', { code })),
    detach: (guid) => change(() => api.call('/api/certificate/detach', { guid })),
    forgive: () => setRefused(null),
  };
}
