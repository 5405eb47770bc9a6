/** Rows of a page of a list, of those of all its pages. */
export interface ListPage {
  rows: readonly { id: number }[];
  total: number;
}

/** Pages around a record, those that are known. */
export interface PagesAround {
  /** Number of the page that the record was opened from. */
  page: number;
  here: ListPage | undefined;
  before: ListPage | undefined;
  after: ListPage | undefined;
}

/** Where one comes to, and the page of the list that it stands on. */
export interface Step {
  id: number;
  page: number;
}

export interface PlaceInList {
  /** From 1. */
  number: number;
  total: number;
  /** null at the end of the list, undefined while it is not known. */
  previous: Step | null | undefined;
  next: Step | null | undefined;
}

/** Whether another page has to be known: the record stands at the edge of its own one. */
export function edgesOf(id: number, { page, here }: Pick<PagesAround, 'page' | 'here'>, size: number) {
  const at = here ? here.rows.findIndex((row) => row.id === id) : -1;
  if (!here || at < 0) return { before: false, after: false };
  return { before: at === 0 && page > 1, after: at === here.rows.length - 1 && page * size < here.total };
}

/** Rows move while somebody looks: what stands on both pages is passed over. */
const others = (there: ListPage, here: ListPage) =>
  there.rows.filter((row) => !here.rows.some(({ id }) => id === row.id));

const stepTo = (row: { id: number } | undefined, page: number): Step | null =>
  row === undefined ? null : { id: row.id, page };

/**
 * Where a record stands in the list that it was opened from, and what stands beside it; null where it stands in it no longer.
 * @param size rows of a page
 */
export function placeInList(id: number, around: PagesAround, size: number): PlaceInList | null {
  const { page, here, before, after } = around;
  const at = here ? here.rows.findIndex((row) => row.id === id) : -1;
  if (!here || at < 0) return null;
  const edges = edgesOf(id, around, size);
  const over = (isEdge: boolean, there: ListPage | undefined, to: number, end: 0 | -1) => {
    if (!isEdge) return null;
    return there && stepTo(others(there, here).at(end), to);
  };
  return {
    number: (page - 1) * size + at + 1,
    total: here.total,
    previous: at > 0 ? stepTo(here.rows[at - 1], page) : over(edges.before, before, page - 1, -1),
    next: at < here.rows.length - 1 ? stepTo(here.rows[at + 1], page) : over(edges.after, after, page + 1, 0),
  };
}
