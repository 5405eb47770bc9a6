/**
 * Whether a value is given back to the feed once its change is undone: where nobody had set it before, whatever the feed says of
 * it by now. A history of before did not keep that: there it is the feed's where it is what the feed says now.
 *
 * @param wasByHand before the change; null where nothing tells it @param isFed the value of before is what the feed says now
 */
export const isFeedsAgain = (wasByHand: boolean | null, isFed: boolean): boolean =>
  wasByHand === null ? isFed : !wasByHand;
