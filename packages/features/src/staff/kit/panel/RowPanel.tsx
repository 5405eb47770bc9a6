import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { CloseIcon } from '@siren/ui/icons';
import { Sheet } from '@siren/ui/sheet';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useRoom } from '../useRoom.ts';
import * as css from './RowPanel.css.ts';

export interface RowPanelProps {
  /** Tells the row from others. */
  id: number | string;
  /** What the row is: «Действие». */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The row that is open: beside the list where there is room, else over it. */
export function RowPanel(props: RowPanelProps) {
  const room = useRoom();
  const { title, onClose, children } = props;
  if (room === 'desk') return <Beside {...props} />;
  return (
    <Sheet open onOpenChange={onClose} title={title} side={room === 'phone' ? 'bottom' : 'end'}>
      {children}
    </Sheet>
  );
}

/** The focus comes with a row that is opened, and goes back to its line with Escape or the cross. */
function Beside({ id, title, onClose, children }: RowPanelProps) {
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
    <aside ref={panel} className={css.aside} aria-label={title} tabIndex={-1}>
      <div className={css.head}>
        <Heading level={2} size="panel">
          {title}
        </Heading>
        <IconButton label="Закрыть" icon={<CloseIcon />} onClick={close} />
      </div>
      {children}
    </aside>
  );
}
