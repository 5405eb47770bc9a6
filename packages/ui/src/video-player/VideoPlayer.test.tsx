import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

test('a server draws the poster and the controls, and downloads nothing', () => {
  const html = renderToString(
    <VideoPlayer
      label="Как собрать диван"
      sources={[{ src: 'sofa.webm' }]}
      poster="sofa.webp"
      tracks={[{ src: 'sofa.vtt', language: 'ru', label: 'Русские' }]}
      startAt={30}
      autoplay
    />,
  );
  expect(html).toContain('aria-label="Как собрать диван"');
  expect(html).toContain('poster="sofa.webp"');
  expect(html).toContain('aria-label="Воспроизвести"');
  expect(html).not.toContain('sofa.webm');
});
