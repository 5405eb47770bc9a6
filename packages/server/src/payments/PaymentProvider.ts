import type { PaymentReason } from '@siren/domain/payments';
import type { PayTypeCode } from '@siren/domain/regions';

/** A payment that the shop asks for. */
export interface PaymentRequest {
  /** The shop's own name for it, a UUID: asked for again under it, the provider goes on with what it has begun. */
  reference: string;
  order: number;
  /** Roubles. */
  amount: number;
  payType: PayTypeCode;
  /** Path of the shop that the buyer goes back to. */
  returnTo: string;
}

/** How a payment stands at the provider. */
export type ProviderState =
  /** It has never heard of it. */
  | { state: 'unknown' }
  | { state: 'open' }
  /** Roubles that it has taken. */
  | { state: 'paid'; amount: number }
  | { state: 'refused'; reason: PaymentReason };

/** A part of a payment that goes back. */
export interface PartialRefund {
  /** The shop's own name for it, a UUID. */
  name: string;
  /** Of the payment. */
  reference: string;
  /** Roubles. */
  amount: number;
}

/** What a provider tells by itself. */
export interface ProviderNews {
  /** Its name for this news: told again, it is the same. */
  event: string;
  reference: string;
  outcome: Extract<ProviderState, { state: 'paid' | 'refused' }>;
}

/** A callback as it came in, before anybody has believed it. */
export interface Callback {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Byte for byte what was signed. */
  body: string;
}

/** Who takes the money: a bank, or whatever stands for one. Calls throw where it is out of reach. */
export interface PaymentProvider {
  /** Part of the address of its callbacks. */
  name: string;
  payTypes: readonly PayTypeCode[];
  /** Begins a payment: answers where the buyer pays, or how it ended at once. */
  start(request: PaymentRequest): Promise<{ redirect: string } | ProviderNews['outcome']>;
  look(reference: string): Promise<ProviderState>;
  /**
   * Gives back whatever was taken and takes nothing more, not for what it hears of later, either; asked again, it does
   * nothing.
   */
  giveBack(reference: string): Promise<void>;
  /** Gives back a part of what was taken; asked again under the same name it does nothing. */
  refund(refund: PartialRefund): Promise<void>;
  /** null for what the provider has not signed, or what nobody understands. */
  readCallback(callback: Callback): ProviderNews | null;
}

/** In place of the name of a provider: money that is taken and given by hand, at the counter or at the door. */
export const BY_HAND = 'till';

/** The provider that takes a pay type; undefined where none does. */
export const providerOf = (
  providers: readonly PaymentProvider[],
  code: PayTypeCode,
): PaymentProvider | undefined => providers.find(({ payTypes }) => payTypes.includes(code));
