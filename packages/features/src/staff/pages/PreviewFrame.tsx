import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as css from './Pages.css.ts';

export interface PreviewFrameProps {
  /** Names it: «Как увидят на компьютере». */
  title: string;
  /** Width of the window that is shown, px. */
  width: number;
  theme: 'light' | 'dark';
  children: ReactNode;
}

/** A document without words: standards mode, or lines would be laid out otherwise than in the shop. */
const EMPTY = '<!doctype html><html lang="ru"><head></head><body></body></html>';
const HEIGHT = 900;

/** What the shop lays out late, a picture of it has at once. */
const AT_ONCE = '* { content-visibility: visible !important }';

/** The styles of this page, in another one. */
function copyStyles(to: Document): void {
  const atOnce = to.createElement('style');
  atOnce.textContent = AT_ONCE;
  to.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel=stylesheet], style')].map((style) => style.cloneNode(true)),
    atOnce,
  );
}

/** How much narrower than the window shown is the room that there is for it. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const own = box.current;
    if (!own) return undefined;
    const observer = new ResizeObserver(() => setRoom(own.clientWidth));
    observer.observe(own);
    return () => observer.disconnect();
  }, []);
  return { box, scale: Math.min(1, room / width) };
}

/**
 * A window of its own width, whose media queries and theme are its own, with what is drawn here. Nothing in it can be
 * pressed: it is a picture of the shop.
 */
export function PreviewFrame({ title, width, theme, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const { box, scale } = useScale(width);
  useEffect(() => {
    page?.documentElement.setAttribute('data-theme', theme);
  }, [page, theme]);
  return (
    <div ref={box} className={css.window} style={{ height: HEIGHT * scale }}>
      <iframe
        className={css.frame}
        title={title}
        srcDoc={EMPTY}
        sandbox="allow-same-origin"
        // Pictures of a theme ask what the window around them prefers.
        style={{ width, height: HEIGHT, transform: `scale(${scale})`, colorScheme: theme }}
        onLoad={({ currentTarget }) => {
          const own = currentTarget.contentDocument;
          if (!own) return;
          copyStyles(own);
          own.body.inert = true;
          setPage(own);
        }}
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}
