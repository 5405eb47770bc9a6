/** A brand as the shop keeps it. */
export interface Brand {
  id: number;
  /** As goods carry it. */
  name: string;
  /** Names that feeds have for it besides; none of them is the name of another brand. */
  spellings: readonly string[];
  /** Addresses that its filter had, without those that it has by its name. */
  addresses: readonly string[];
}

/** Names of brands are this long at most, as feeds may write them. */
export const BRAND_NAME_MAX = 100;
