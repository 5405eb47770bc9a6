import { whenIdle } from '@siren/ui/element';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCode } from '../../code/index.ts';
import { placeOf, useShortcut } from './keys/index.ts';
import { createTypedAhead } from './typedAhead.ts';
import { useLeave } from './useLeave.ts';

/** Both come after the screen: the palette once that idles, the sheet when it is wanted. */
const loadPalette = async () => (await import('./palette/index.ts')).Palette;
const loadSheet = async () => (await import('./key-sheet/index.ts')).KeySheet;

/** A window whose code is fetched by the first press, and that a move closes. */
function useWindow<Code>(load: () => Promise<Code>) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [Code, fetch] = useCode(load);
  const open = openAt === key;
  const setOpen = (wanted: boolean) => setOpenAt(wanted ? key : null);
  /** Whether its code could be had. */
  const show = async (): Promise<boolean> => {
    const isHere = await fetch();
    if (isHere) setOpenAt(key);
    return isHere;
  };
  return { Code, open, setOpen, show, fetch };
}

/** The way to the palette for what stands elsewhere. */
export interface Finder {
  /** Opens the palette, where there is one. */
  find(): void;
  /** Whoever has the palette says how it is opened. */
  take(open: () => void): void;
}

export function createFinder(): Finder {
  let now = () => {};
  return {
    find: () => now(),
    take: (open) => void (now = open),
  };
}

export interface CommandsProps {
  permissions: readonly string[];
  finder: Finder;
}

/**
 * The palette and the sheet of shortcuts: by their keys anywhere, and by a press. They know by themselves whether they are open: nothing around
 * them is drawn anew for it.
 */
export function Commands({ permissions, finder }: CommandsProps) {
  const { pathname, key } = useLocation();
  const palette = useWindow(loadPalette);
  const sheet = useWindow(loadSheet);
  const { fetch } = palette;
  useEffect(() => whenIdle(() => void fetch(true)), [fetch]);
  const leave = useLeave();
  const [ahead] = useState(createTypedAhead);
  // A move closes what was opened before it, even what is still on its way: the page has its keys back.
  useEffect(() => () => void ahead.take(), [ahead, key]);
  const find = async (): Promise<void> => {
    ahead.begin();
    if (!(await palette.show())) ahead.take();
  };
  // The sheet may lie over the palette, never the other way round.
  useShortcut('palette', () => (palette.open ? palette.setOpen(false) : void find()), {
    own: palette.open && !sheet.open,
  });
  useShortcut('sheet', () => (sheet.open ? sheet.setOpen(false) : void sheet.show()), { own: sheet.open });
  useEffect(() => finder.take(() => void find()));
  return (
    <>
      {palette.Code && (
        <palette.Code
          open={palette.open}
          onOpenChange={palette.setOpen}
          permissions={permissions}
          showKeys={() => void sheet.show()}
          typedAhead={ahead.take}
          leave={() => {
            palette.setOpen(false);
            void leave();
          }}
        />
      )}
      {sheet.Code && <sheet.Code open={sheet.open} onOpenChange={sheet.setOpen} here={placeOf(pathname)} />}
    </>
  );
}
