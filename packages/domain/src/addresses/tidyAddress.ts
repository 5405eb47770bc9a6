/** An address as it is sent: without the comma that a chosen street leaves behind itself for the house. */
export function tidyAddress(address: string): string {
  return address.replace(/[\s,]+$/, '').trimStart();
}
