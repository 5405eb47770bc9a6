import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { Sheet } from '@siren/ui/sheet';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useRoom } from '../kit/index.ts';
import * as css from './Audit.css.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { useEntry } from './useEntry.ts';

const TITLE = 'Действие';

export interface EntryPanelProps {
  /** Id of the entry. */
  id: number;
  onClose: () => void;
}

/** The change that is open: beside the list where there is room, else over it. */
export function EntryPanel({ id, onClose }: EntryPanelProps) {
  const room = useRoom();
  const state = useEntry(id);
  const details = <EntryDetails state={state} />;
  if (room === 'desk')
    return (
      <Beside id={id} onClose={onClose}>
        {details}
      </Beside>
    );
  return (
    <Sheet open onOpenChange={onClose} title={TITLE} side={room === 'phone' ? 'bottom' : 'end'}>
      {details}
    </Sheet>
  );
}

/** The focus comes with a change that is opened, and goes back to its line with Escape or the cross. */
function Beside({ id, onClose, children }: EntryPanelProps & { children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const line = useRef<Element | null>(null);
  useEffect(() => {
    if (panel.current?.contains(document.activeElement) === false) line.current = document.activeElement;
    panel.current?.focus({ preventScroll: true });
  }, [id]);
  const close = () => {
    onClose();
    if (line.current instanceof HTMLElement) line.current.focus();
  };
  useEffect(() => {
    const shown = panel.current;
    const shut = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    shown?.addEventListener('keydown', shut);
    return () => shown?.removeEventListener('keydown', shut);
  });
  return (
    <aside ref={panel} className={css.aside} aria-label={TITLE} tabIndex={-1}>
      <div className={css.head}>
        <Heading level={2} size="panel">
          {TITLE}
        </Heading>
        <IconButton label="Закрыть" icon={<CloseIcon />} onClick={close} />
      </div>
      {children}
    </aside>
  );
}
