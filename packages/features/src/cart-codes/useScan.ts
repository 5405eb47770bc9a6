import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createDetector } from './scanner.ts';

/** How often the picture is looked at, ms. */
const LOOK_MS = 250;

export interface Scan {
  /** Where the picture of the camera is shown. */
  video: RefObject<HTMLVideoElement | null>;
  /** What was read so far, in its order. */
  codes: readonly string[];
  /** There is no camera, or it may not be used. */
  refused: boolean;
}

/** Reads codes off the camera for as long as it is shown. A code is taken once until another one or none is seen. */
export function useScan(onCode: (code: string) => void): Scan {
  const video = useRef<HTMLVideoElement>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState(false);
  const heard = useRef(onCode);
  useEffect(() => {
    heard.current = onCode;
  });
  useEffect(() => {
    const detector = createDetector();
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let before: string | undefined;
    const look = async () => {
      const screen = video.current;
      // A picture that is not there yet cannot be read: the next one may be.
      const found = screen && detector ? await detector.detect(screen).catch(() => []) : [];
      if (over) return;
      const code = found[0]?.rawValue.trim();
      if (code && code !== before) {
        heard.current(code);
        setCodes((list) => [...list, code]);
      }
      before = code;
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (over || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => !over && setRefused(true));
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { video, codes, refused };
}
