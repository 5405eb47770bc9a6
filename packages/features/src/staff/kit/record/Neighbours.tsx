import { formatNumber } from '@siren/ui/format';
import { IconButton } from '@siren/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../keys/index.ts';
import { fromList, useListBehind } from '../list/listBehind.ts';
import type { PlaceInList, Step } from './placeInList.ts';
import { usePlaceInList } from './usePlaceInList.ts';
import type { NearList } from './usePlaceInList.ts';

const placeText = ({ number, total, previous, next }: PlaceInList): string => {
  const end = [previous === null && 'первая', next === null && 'последняя'].filter(Boolean).join(' и\u00a0');
  return `${formatNumber(number)} из\u00a0${formatNumber(total)}${end && `, ${end} в\u00a0списке`}`;
};

const withPage = (from: string, page: number): string => {
  const params = new URLSearchParams(from);
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  return `?${params.toString()}`;
};

export interface NeighboursProps {
  id: number;
  /** Path of the list, below which its records are. */
  path: string;
  near: NearList;
}

/** The records before and after this one in the list that one came from; nothing where one came from none. */
export function Neighbours({ id, path, near }: NeighboursProps) {
  const navigate = useNavigate();
  const from = useListBehind();
  const place = usePlaceInList(id, from, near);
  const go = (step: Step | null | undefined) => {
    if (step && from !== null)
      void navigate(`${path}/${step.id}`, { state: fromList(withPage(from, step.page)) });
  };
  useShortcut('next', () => go(place?.next));
  useShortcut('previous', () => go(place?.previous));
  if (!place) return null;
  // At an end the button stays, so that the focus does.
  return (
    <Inline gap={2}>
      <Text as="span" size={14} tone="muted" numeric role="status">
        {placeText(place)}
      </Text>
      <IconButton
        size="s"
        variant="line"
        label="Предыдущая запись"
        icon={<ChevronLeftIcon />}
        aria-disabled={!place.previous}
        aria-keyshortcuts="K"
        onClick={() => go(place.previous)}
      />
      <IconButton
        size="s"
        variant="line"
        label="Следующая запись"
        icon={<ChevronRightIcon />}
        aria-disabled={!place.next}
        aria-keyshortcuts="J"
        onClick={() => go(place.next)}
      />
    </Inline>
  );
}
