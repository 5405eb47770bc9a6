import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { waitFor } from 'storybook/test';
import { dressLike } from './dressLike.ts';

export interface OwnWindowProps {
  /** Names it for screen readers. */
  label: string;
  /** In CSS pixels of its own, under whatever zoom. */
  width: number;
  height: number;
  /** What stands in it. */
  children: ReactNode;
}

/**
 * A window in the middle of a story, for what asks the window how wide it is or is fixed to it: the bars of a phone are
 * seen at a desk. In a `Zoomed` one everything stands as under the zoom of a browser.
 */
export function OwnWindow({ label, width, height, children }: OwnWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return undefined;
    const undress = dressLike(document, inner);
    setBody(inner.body);
    return undress;
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- what stands in it is this page's own, and so are its scripts */}
      <iframe
        ref={frame}
        title={label}
        style={{ display: 'block', width: `${width}px`, height: `${height}px`, border: 0 }}
      />
      {body && createPortal(children, body)}
    </>
  );
}

/**
 * Body of the first window in the story, once something stands there. It is of another realm: give `expect` and `within`
 * no element of it, Storybook's record of the steps cannot tell what that is.
 */
export async function insideOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  const body = () => canvasElement.querySelector('iframe')?.contentDocument?.body;
  await waitFor(() => {
    if (!body()?.firstElementChild) throw new Error('Nothing stands in the window yet');
  });
  return body() ?? canvasElement;
}
