/** States of the lookup of an internet-shop client by phone (behaviour clients-1). */
export const internetUserStatuses = ['empty', 'found', 'new', 'unavailable'] as const;
export type InternetUserStatus = (typeof internetUserStatuses)[number];

export interface InternetUser {
  status: InternetUserStatus;
  phone: string;
  name: string;
  /** Set only when found. */
  id: number | null;
}

/** What staff learn of a client by their phone. */
export interface Client {
  /** `+7XXXXXXXXXX`, as it was looked up. */
  phone: string;
  /** Whose account has the phone; null for a new client. */
  user: { id: number; name: string; phone: string } | null;
  /** The client's bonus balance, roubles. */
  money: number;
  /** What staff have noted about them. */
  info: string;
  /** Attached to the order that is being put together, in the order attached. */
  certificates: Certificate[];
}

/** Whether a certificate can pay: it has money and its time has not passed. */
export const certificateStatuses = ['active', 'empty', 'expired'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** A gift certificate. `money` is what is left on it, roubles. */
export interface Certificate {
  guid: string;
  code: string;
  nominal: number;
  money: number;
  /** ISO 8601; null where it never expires. */
  expiresAt: string | null;
  status: CertificateStatus;
}

/** Certificates that are attached, in the order attached, and the bonus balance in roubles. */
export interface Wallet {
  certificates: Certificate[];
  bonus: number;
}
