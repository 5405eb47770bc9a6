import { refusal, staffRefusal } from '@siren/contract/errors';
import { mockCall } from '@siren/contract/mock';
import { applyChange, deleteListProblem, pastedArticles } from '@siren/domain/product-lists';
import type { ListChange, ListEditor, ProductListRow, StaffList } from '@siren/domain/product-lists';
import { storyGoods } from './productLists.fixtures.ts';

export interface MockListsOptions {
  /** Who else works on the list. @default nobody */
  editors?: readonly ListEditor[];
  /** What they do once something is changed here. @default nothing */
  meanwhile?: ListChange;
  /** Nothing that is sent comes through. @default all does */
  offline?: boolean;
  /** Codes that several goods bear. @default none */
  several?: readonly string[];
}

/** A server that has these lists, and one that is opened. */
export function mockProductLists(
  rows: readonly ProductListRow[],
  record: StaffList,
  { editors = [], meanwhile, offline = false, several = [] }: MockListsOptions = {},
) {
  let list = record;
  const turn = (change: ListChange) => {
    list = { ...list, version: list.version + 1, content: applyChange(list.content, change) };
  };
  return [
    mockCall('/api/tools/product-lists/list', ({ query, filters: { state } }) => {
      const found = rows.filter(
        (row) =>
          (!state || state.includes(row.state)) && row.name.toLowerCase().includes(query.toLowerCase()),
      );
      return { rows: found, total: found.length, sums: {} };
    }),
    mockCall('/api/tools/product-lists/create', () => list),
    mockCall('/api/tools/product-lists/delete', ({ version }) => {
      if (deleteListProblem(list.uses)) throw staffRefusal('product_list.used');
      if (version !== list.version) throw staffRefusal('general.conflict');
      return {};
    }),
    mockCall('/api/tools/product-lists/restore', () => list),
    mockCall('/api/tools/product-lists/get', ({ id }) => {
      if (id !== list.id) throw staffRefusal('product_list.not_found');
      return list;
    }),
    mockCall('/api/tools/product-lists/apply', ({ operations }) => {
      if (offline) throw refusal('general.unavailable');
      for (const { change } of operations) turn(change);
      if (meanwhile) turn(meanwhile);
      return { version: list.version, content: list.content };
    }),
    mockCall('/api/tools/product-lists/follow', ({ version }) => ({
      version: list.version,
      content: version === list.version ? null : list.content,
      editors: [...editors],
    })),
    mockCall('/api/tools/product-lists/goods', ({ offers }) => ({
      goods: storyGoods.filter(({ offer }) => offers.includes(offer)),
    })),
    mockCall('/api/tools/product-lists/find', ({ query }) => ({
      goods: storyGoods.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    })),
    mockCall('/api/tools/product-lists/articles', ({ text }) => {
      const codes = pastedArticles(text);
      const bears = (code: string) =>
        several.includes(code) ? undefined : storyGoods.find(({ article }) => article === code);
      return {
        found: codes.flatMap((code) => bears(code) ?? []),
        unknown: codes
          .filter((code) => !bears(code))
          .map((code) => ({
            text: code,
            several: several.includes(code),
            like: several.includes(code)
              ? null
              : (storyGoods.find(({ article }) => article.startsWith(code)) ?? null),
          })),
      };
    }),
  ];
}
