import type { CartState, CartSummary } from '@siren/domain/cart';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { CodeForm, CouponState, SuggestedCoupons } from '../coupons/index.ts';
import { BonusSwitch } from './BonusSwitch.tsx';
import { CertificateList } from './CertificateList.tsx';
import { certificateRefusal } from './certificateRefusal.ts';
import { couponRefusal } from './couponRefusal.ts';
import type { CertificateActions } from './useCertificates.ts';
import type { CouponUse } from './useCoupon.ts';
import { useRefocus } from './useRefocus.ts';
import type { WalletUse } from './useWallet.ts';

export interface PayMeansProps {
  cart: CartState;
  summary: CartSummary;
  /** Nobody is signed in. */
  guest: boolean;
  wallet: Pick<WalletUse, 'wallet' | 'useBonus' | 'onUseBonus'> & CertificateActions;
  coupon: CouponUse;
}

type Form = 'coupon' | 'certificate';

/** Suggested without being asked for, of those that help at once. */
const OFFERED = 2;

/** What makes the order cheaper or pays for it besides money: bonus, coupon, certificates. */
export function PayMeans({ cart, summary, guest, wallet, coupon }: PayMeansProps) {
  const [open, setOpen] = useState<Form | null>(null);
  const [box, focusNext] = useRefocus<HTMLDivElement>();
  const applied = cart.coupon;
  const better = cart.suggestedCoupons.filter(({ discount }) => discount > (applied?.discount ?? 0));
  const suggested = open === 'coupon' ? cart.suggestedCoupons : better.slice(0, OFFERED);

  const show = (form: Form | null) => {
    coupon.forgive();
    wallet.forgive();
    setOpen(form);
  };
  const close = () => {
    focusNext(`[data-opens="${open}"]`);
    show(null);
  };
  const apply = async (code: string) => {
    if (!(await coupon.apply(code))) return;
    focusNext('[data-part="coupon"] button');
    setOpen(null);
  };
  const remove = async () => {
    focusNext('[data-opens="coupon"]');
    await coupon.remove();
  };
  const attach = async (code: string) => {
    if (!(await wallet.attach(code))) return;
    focusNext('[data-part="certificates"] li:last-child button');
    setOpen(null);
  };
  const detach = async (guid: string) => {
    if (wallet.wallet.certificates.length === 1) focusNext('[data-opens="certificate"]');
    await wallet.detach(guid);
  };
  const opener = (form: Form, words: string) => (
    <Link dashed render={<button type="button" data-opens={form} onClick={() => show(form)} />}>
      {words}
    </Link>
  );

  return (
    <div ref={box}>
      <Stack gap={3}>
        <BonusSwitch
          guest={guest}
          balance={wallet.wallet.bonus}
          usable={summary.bonusUsable}
          on={wallet.useBonus}
          onChange={wallet.onUseBonus}
        />
        {applied && (
          <div data-part="coupon">
            <CouponState cart={cart} coupon={applied} busy={coupon.busy} onRemove={() => void remove()} />
          </div>
        )}
        {wallet.wallet.certificates.length > 0 && (
          <div data-part="certificates">
            <CertificateList
              certificates={wallet.wallet.certificates}
              uses={summary.certificateUses}
              busy={wallet.busy}
              onDetach={(guid) => void detach(guid)}
            />
          </div>
        )}
        {open === 'coupon' && (
          <CodeForm
            label="Промокод"
            busy={coupon.busy}
            refused={coupon.refused === null ? null : couponRefusal(coupon.refused)}
            onSubmit={(code) => void apply(code)}
            onEdit={coupon.forgive}
            onClose={close}
          />
        )}
        {open === 'certificate' && (
          <CodeForm
            label="Номер сертификата"
            hint="Он напечатан на карте или пришёл в письме"
            busy={wallet.busy}
            refused={wallet.refused === null ? null : certificateRefusal(wallet.refused)}
            onSubmit={(code) => void attach(code)}
            onEdit={wallet.forgive}
            onClose={close}
          />
        )}
        <SuggestedCoupons coupons={suggested} busy={coupon.busy} onApply={(code) => void apply(code)} />
        <Inline gap={5}>
          {!applied && open !== 'coupon' && opener('coupon', 'Есть промокод?')}
          {open !== 'certificate' && opener('certificate', 'Есть сертификат?')}
        </Inline>
      </Stack>
    </div>
  );
}
