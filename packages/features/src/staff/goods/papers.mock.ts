import type { PayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { StaffGood } from '@siren/domain/goods';
import { makePapers } from './goods.fixtures.ts';

/** A good once its papers were set, or given back to its feed. */
export function withPapers(good: StaffGood, wish: PayloadOf<'/api/admin/catalog/set-papers'>): StaffGood {
  if (wish.version !== good.version) throw staffRefusal('general.conflict', { data: good });
  const fed = makePapers();
  const papers = wish.papers?.map(({ type, name, url }) => {
    const { address, format, bytes } = [...good.papers, ...fed].find((one) => one.url === url) ?? {
      ...{ address: url.startsWith('upload:') ? '/files/77' : url, format: 'PDF', bytes: null },
    };
    return { type, name, url, address, format, bytes };
  });
  return {
    ...good,
    papers: papers ?? fed,
    feedPapers: papers ? fed.map(({ name }) => name) : null,
    version: good.version + 1,
  };
}
