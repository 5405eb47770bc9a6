import type { Info } from '@siren/contract/info';

/** App info without all that is somebody's own: what is known of whoever comes next. */
export function guestInfo(info: Info): Info {
  return {
    ...info,
    user: null,
    permissions: [],
    favorites: 0,
    cart: {
      ...info.cart,
      content: [],
      offers: {},
      suggestedCoupons: [],
      coupon: null,
      payType: null,
      delivery: null,
    },
    wallet: { certificates: [], bonus: 0 },
    client: null,
  };
}
