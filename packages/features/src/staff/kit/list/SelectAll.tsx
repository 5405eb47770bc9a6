import { formatNumber } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import type { BulkBar } from './useListBulk.tsx';

export interface SelectAllProps {
  bar: Pick<BulkBar<unknown>, 'selected' | 'total' | 'onSelectAll'>;
  /** More are not worked on together. */
  max: number;
}

/** Selects the records of all pages, where there are more of them. */
export function SelectAll({ bar: { selected, total, onSelectAll }, max }: SelectAllProps) {
  const [selecting, setSelecting] = useState(false);
  if (selected.length >= total || total > max) return null;
  async function selectAll(): Promise<void> {
    setSelecting(true);
    await onSelectAll();
    setSelecting(false);
  }
  return (
    <Link dashed render={<button type="button" disabled={selecting} onClick={() => void selectAll()} />}>
      Выбрать все {formatNumber(total)} по&nbsp;фильтру
    </Link>
  );
}
