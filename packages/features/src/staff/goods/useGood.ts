import type { PayloadOf } from '@siren/contract/calls';
import type { StaffGood } from '@siren/domain/goods';
import { useApi } from '../../api/index.ts';
import { useRecord } from '../kit/index.ts';
import { goodResource } from './resources.ts';

export type GoodWish = Omit<PayloadOf<'/api/admin/catalog/save'>, 'id' | 'version'>;

export type StockWish = Omit<PayloadOf<'/api/admin/catalog/change-stock'>, 'id' | 'version'>;

export type PicturesWish = Omit<PayloadOf<'/api/admin/catalog/set-pictures'>, 'id' | 'version'>;

export type FilmWish = Omit<PayloadOf<'/api/admin/catalog/set-film'>, 'id' | 'version'>;

export type PapersWish = Omit<PayloadOf<'/api/admin/catalog/set-papers'>, 'id' | 'version'>;

export type RelatedWish = Omit<PayloadOf<'/api/admin/catalog/set-related'>, 'id' | 'version'>;

export type BadgesWish = Omit<PayloadOf<'/api/admin/catalog/set-badges'>, 'id' | 'version'>;

/** What can be done to the good that somebody looks at. */
export interface OpenGood {
  save(wish: GoodWish): Promise<StaffGood>;
  /** The same, of the good as it was answered before. */
  saveSeen(wish: GoodWish, version: number): Promise<StaffGood>;
  changeStock(wish: StockWish): Promise<StaffGood>;
  /** @param version of the good as it was answered last */
  setPictures(wish: PicturesWish, version: number): Promise<StaffGood>;
  /** @param version of the good as it was answered last */
  setFilm(wish: FilmWish, version: number): Promise<StaffGood>;
  /** @param version of the good as it was answered last */
  setPapers(wish: PapersWish, version: number): Promise<StaffGood>;
  /** @param version of the good as it was answered last */
  setRelated(wish: RelatedWish, version: number): Promise<StaffGood>;
  /** @param version of the good as it was answered last */
  setBadges(wish: BadgesWish, version: number): Promise<StaffGood>;
}

/** A good that is looked at, and what can be done to it. */
export function useGood(id: number) {
  const api = useApi();
  const { data, error, retry, change } = useRecord(goodResource(id));
  const saveSeen: OpenGood['saveSeen'] = (wish, version) =>
    change(() => api.call('/api/admin/catalog/save', { id, version, ...wish }));
  const open: OpenGood = {
    saveSeen,
    save: (wish) => saveSeen(wish, data?.version ?? 0),
    setPictures: (wish, version) =>
      change(() => api.call('/api/admin/catalog/set-pictures', { id, version, ...wish })),
    setFilm: (wish, version) =>
      change(() => api.call('/api/admin/catalog/set-film', { id, version, ...wish })),
    setPapers: (wish, version) =>
      change(() => api.call('/api/admin/catalog/set-papers', { id, version, ...wish })),
    setRelated: (wish, version) =>
      change(() => api.call('/api/admin/catalog/set-related', { id, version, ...wish })),
    setBadges: (wish, version) =>
      change(() => api.call('/api/admin/catalog/set-badges', { id, version, ...wish })),
    changeStock: (wish) =>
      change(() => api.call('/api/admin/catalog/change-stock', { id, version: data?.version ?? 0, ...wish })),
  };
  return { data, error, retry, open };
}
