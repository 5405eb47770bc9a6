/** Id of the field for what is paid in advance by a pay type, so that it can be gone to. */
export const prepaymentId = (payType: string) => `prepayment-${payType}`;
