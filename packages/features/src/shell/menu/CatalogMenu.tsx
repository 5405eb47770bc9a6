import { useEscape } from '@siren/ui/element';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuPanel } from './MenuPanel.tsx';
import type { Opened } from './Opened.ts';
import { useLeaving } from './useLeaving.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { usePointerRest } from './usePointerRest.ts';

export interface CatalogMenuProps {
  /** Id of the panel, for what opens it. */
  id: string;
  /** Holds the link that opens the panel, first, and the panel. */
  place: RefObject<HTMLElement | null>;
  opened: Opened;
  onOpen(opened: Opened): void;
}

/** Opens and closes the sections below the header; while it is closed it only listens. */
export function CatalogMenu({ id, place, opened, onOpen }: CatalogMenuProps) {
  const open = opened !== null;
  const { key } = useLocation();
  /** Whoever opened it by an arrow goes in as soon as there is something to go to. */
  const wanted = useRef(false);
  const goIn = () => {
    wanted.current = true;
  };
  // Whatever has closed it: who opens it next may stand in a field.
  useEffect(() => {
    if (!open) wanted.current = false;
  }, [open]);
  const close = () => onOpen(null);
  /** The focus that was inside does not get lost with the panel. */
  const closeAndReturn = () => {
    const opener = place.current?.querySelector('a');
    if (place.current?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    close();
  };
  useEscape(() => true, open, closeAndReturn);
  useLeaving(place, open, close);
  useMenuKeys(place, () => {
    goIn();
    onOpen(key);
  });
  usePointerRest(place, {
    onRest: () => open || onOpen('rest'),
    onAway: () => {
      // Who walks in it by keys has put the pointer out of the way.
      if (!document.getElementById(id)?.querySelector(':focus-visible')) closeAndReturn();
    },
  });
  // A press that has waited for this code may be of another page.
  const last = useRef(opened);
  useLayoutEffect(() => {
    if (last.current !== key) onOpen(null);
    last.current = key;
  }, [key, onOpen]);
  return open && <MenuPanel id={id} wanted={wanted} onAgain={goIn} onFollow={closeAndReturn} />;
}
