import type { Info } from '@siren/contract/info';
import type { Wallet } from '@siren/domain/clients';
import { useEffect, useState } from 'react';
import { readOwn, writeOwn } from '../info/index.ts';

const NAME = 'bonus';

export interface WalletUse {
  wallet: Wallet;
  /** Whether bonus money is asked for. */
  useBonus: boolean;
  onUseBonus(use: boolean): void;
  /** The wallet is being changed: an order waits for that. */
  busy: boolean;
  onBusy(busy: boolean): void;
}

/** What the cart of `info` can be paid with besides money, and what of it the buyer asks for. */
export function useWallet({ wallet, user, client }: Info): WalletUse {
  // Asked for by somebody, or for a client: who comes after them in this tab has asked for nothing.
  const whose = user && `${user.id} ${client?.phone ?? ''}`;
  const [bonusFor, setBonusFor] = useState<unknown>(null);
  // Kept while one looks at goods once more. The server and the first render know nothing of it.
  useEffect(() => setBonusFor(readOwn(NAME)), []);
  const [busy, onBusy] = useState(false);
  return {
    wallet,
    useBonus: whose !== null && bonusFor === whose && wallet.bonus > 0,
    onUseBonus(use) {
      const next = use ? whose : null;
      writeOwn(NAME, next);
      setBonusFor(next);
    },
    busy,
    onBusy,
  };
}
