import { chance } from '../words/index.ts';
import type { Offer } from './Offer.ts';

/** Where the shop is at home it sells everything. */
const HOME = 'sverdlovsk';
const GOODS_ELSEWHERE = 0.94;
const VARIANTS_ELSEWHERE = 0.97;

/** Whether a region sells an offer: other regions lack some goods and some colours. */
export const isSold = ({ id, group, loved, exposition, leads }: Offer, region: string): boolean => {
  if (exposition) return region === HOME || chance(`sample ${region} ${id}`) < 0.3;
  if (region === HOME || loved) return true;
  if (chance(`good ${region} ${group ?? id}`) > GOODS_ELSEWHERE) return false;
  return leads || chance(`variant ${region} ${id}`) < VARIANTS_ELSEWHERE;
};
