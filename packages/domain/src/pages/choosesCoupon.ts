import type { DraftBlock } from './entities.ts';

/** Whether blocks name a coupon that those of before do not: in another block is another choice, too. */
export function choosesCoupon(before: readonly DraftBlock[], after: readonly DraftBlock[]): boolean {
  const couponOf = new Map(
    before.flatMap((block) => (block.type === 'coupon' ? [[block.key, block.coupon] as const] : [])),
  );
  return after.some(
    (block) =>
      block.type === 'coupon' && block.coupon !== undefined && block.coupon !== couponOf.get(block.key),
  );
}
