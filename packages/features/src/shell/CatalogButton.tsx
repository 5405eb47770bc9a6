import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { MenuIcon } from '@siren/ui/icons';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCode } from '../code/index.ts';
import { isPlain, Link } from '../navigation/index.ts';
import type { Opened } from './menu/index.ts';

/** Fetched for whoever comes near it. */
const loadMenu = async () => (await import('./menu/index.ts')).CatalogMenu;

/** The way to all sections, and what opens them right below: by a press, by a key, by a pointer that rests there. */
export function CatalogButton() {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [Menu, fetchMenu] = useCode(loadMenu);
  const [opened, setOpened] = useState<Opened>(null);
  const ahead = () => void fetchMenu(true);
  return (
    <div ref={place} onPointerEnter={ahead} onFocus={ahead}>
      <Button
        icon={<MenuIcon />}
        aria-expanded={!!(Menu && opened)}
        aria-busy={!Menu && !!opened}
        aria-controls={id}
        render={
          <Link
            to={paths.sections()}
            onClick={async (event) => {
              if (!isPlain(event, event.currentTarget)) return;
              event.preventDefault();
              // Whoever presses what a resting pointer has opened by then wants it open; so does who presses again
              // what is still on its way.
              setOpened(Menu && opened === key ? null : key);
              if (!(await fetchMenu())) setOpened(null);
            }}
          />
        }
      >
        Каталог
      </Button>
      {Menu && <Menu {...{ id, place, opened }} onOpen={setOpened} />}
    </div>
  );
}
