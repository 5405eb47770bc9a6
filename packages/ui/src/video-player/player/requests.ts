import { clampTime } from '../rules/clampTime.ts';
import { clampVolume } from '../rules/clampVolume.ts';
import { captionTracks } from './captionTracks.ts';
import { facts } from './facts.ts';
import type { Owners } from './Owners.ts';
import type { Values } from './Request.ts';

type Requests = {
  readonly [Name in keyof Values]: (owners: Owners, value: Values[Name]) => void | Promise<unknown>;
};

/** Per cent at which sound comes back that was turned down to nothing. */
const AUDIBLE = 20;

function seek({ media }: Owners, seconds: number): void {
  const time = clampTime(seconds, media.duration);
  if (time !== null) media.currentTime = time;
}

function setVolume(owners: Owners, percent: number): void {
  const volume = clampVolume(percent);
  if (volume === facts.volume.get(owners)) return;
  owners.media.volume = volume / 100;
  owners.media.muted = volume === 0;
}

function toggleMute({ media }: Owners): void {
  const isMuted = media.muted || media.volume === 0;
  if (isMuted && media.volume === 0) media.volume = AUDIBLE / 100;
  media.muted = !isMuted;
}

async function play({ media, source }: Owners): Promise<void> {
  /* Awaited only where there is something to load: iPhone plays only in the very turn of the tap. */
  const ready = source.prepare();
  if (ready) await ready;
  await media.play();
}

function chooseCaptions(owners: Owners, chosen: number): void {
  /* In its own full screen iPhone shows the words itself; elsewhere they are ours, above the controls. */
  const mode = owners.media.webkitDisplayingFullscreen ? 'showing' : 'hidden';
  for (const [index, track] of captionTracks(owners.media).entries())
    track.mode = index === chosen ? mode : 'disabled';
}

function toggleFullscreen({ media, frame }: Owners): void | Promise<void> {
  const page = frame.ownerDocument;
  if (page.fullscreenElement === frame) return page.exitFullscreen();
  if (page.fullscreenEnabled) return frame.requestFullscreen();
  return media.webkitDisplayingFullscreen ? media.webkitExitFullscreen?.() : media.webkitEnterFullscreen?.();
}

/** The one table of all that the interface may ask for. */
export const requests: Requests = {
  togglePlay: (owners) => (owners.media.paused ? play(owners) : owners.media.pause()),
  seekTo: seek,
  seekBy: (owners, seconds) => seek(owners, owners.media.currentTime + seconds),
  seekToShare: (owners, share) => seek(owners, owners.media.duration * share),
  setVolume,
  changeVolume: (owners, percent) => setVolume(owners, facts.volume.get(owners) + percent),
  toggleMute,
  toggleCaptions: (owners) => chooseCaptions(owners, facts.chosenCaptions.get(owners) < 0 ? 0 : -1),
  chooseCaptions,
  setSpeed({ media }, speed) {
    media.playbackRate = speed;
    /* What a newly loaded source starts with. */
    media.defaultPlaybackRate = speed;
  },
  setQuality: ({ source }, quality) => source.choose(quality),
  toggleFullscreen,
  togglePictureInPicture: (owners) =>
    facts.pictureInPicture.get(owners)
      ? owners.frame.ownerDocument.exitPictureInPicture()
      : owners.media.requestPictureInPicture(),
  retry(owners) {
    owners.source.retry();
    return play(owners);
  },
};
