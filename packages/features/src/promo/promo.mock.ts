import { mockCall } from '@siren/contract/mock';
import type { PromoPage } from '@siren/domain/promo';
import { makePromo } from '../blocks/blocks.fixtures.ts';

export const mockPromo = (over: Partial<PromoPage> = {}) => mockCall('/api/promo', () => makePromo(over));
