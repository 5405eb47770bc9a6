import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUploads, uploadQueue, uploadStates } from './uploadQueue.ts';
import type { Upload, UploadEvent } from './uploadQueue.ts';

type Queue = readonly Upload<number>[];
const ids = ['a', 'b', 'c', 'd', 'e'];
const id = fc.constantFrom(...ids);
const attempt = fc.nat({ max: 3 });
const uploadOf = (own: string, refused = false): Upload<number> => ({
  id: own,
  name: own,
  size: 1,
  type: '',
  share: 0,
  attempt: 0,
  ...(refused ? { state: 'refused', reason: 'нет' } : { state: 'waiting' }),
});

const later: fc.Arbitrary<UploadEvent<number>> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), id }),
  fc.record({
    type: fc.constant('progressed' as const),
    id,
    attempt,
    share: fc.double({ min: -1, max: 2, noNaN: true }),
  }),
  fc.record({ type: fc.constant('finished' as const), id, attempt, result: fc.integer() }),
  fc.record({ type: fc.constant('failed' as const), id, attempt, reason: fc.constant('обрыв') }),
  fc.record({ type: fc.constant('cancelled' as const), id, reason: fc.constant('отмена') }),
  fc.record({ type: fc.constant('retried' as const), id }),
  fc.record({ type: fc.constant('removed' as const), id }),
);
const start: Queue = ids.map((own) => uploadOf(own, own === 'c'));
const story = fc.array(later, { maxLength: 60 });
const find = (queue: Queue, own: string) => queue.find((upload) => upload.id === own);

describe('the queue of uploads', () => {
  it('keeps the order of adding, and what is removed stays away', () => {
    fc.assert(
      fc.property(story, (events) => {
        const end = events.reduce(uploadQueue<number>, start);
        const removed = new Set(
          events.filter(({ type }) => type === 'removed').map((event) => 'id' in event && event.id),
        );
        expect(end.map((upload) => upload.id)).toEqual(ids.filter((own) => !removed.has(own)));
      }),
    );
  });

  it('never shows a result without having sent, nor progress going back', () => {
    fc.assert(
      fc.property(story, (events) => {
        let before = start;
        for (const event of events) {
          const queue = uploadQueue(before, event);
          for (const upload of queue) {
            const old = find(before, upload.id);
            expect(upload.share).toBeGreaterThanOrEqual(0);
            expect(upload.share).toBeLessThanOrEqual(1);
            expect(upload.state === 'done').toBe('result' in upload);
            if (old?.state === 'done' || old?.state === 'refused') expect(upload).toBe(old);
            if (old?.state === 'sending' && upload.state === 'sending') {
              expect(upload.share).toBeGreaterThanOrEqual(old.share);
            }
            if (upload.state === 'failed' || upload.state === 'refused') expect(upload.reason).toBeTruthy();
          }
          before = queue;
        }
      }),
    );
  });

  it('does not listen to late news of an earlier try', () => {
    const again = (
      [
        { type: 'started', id: 'a' },
        { type: 'cancelled', id: 'a', reason: 'отмена' },
        { type: 'retried', id: 'a' },
        { type: 'started', id: 'a' },
      ] as const
    ).reduce<Queue>(uploadQueue<number>, start);
    expect(uploadQueue(again, { type: 'finished', id: 'a', attempt: 1, result: 1 })).toEqual(again);
    expect(find(uploadQueue(again, { type: 'finished', id: 'a', attempt: 2, result: 7 }), 'a')).toMatchObject(
      {
        state: 'done',
        result: 7,
      },
    );
  });

  it('starts the first that wait, never more than may be on their way', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 4 }), (events, parallel) => {
        let queue = start;
        for (const event of events) {
          if (event.type !== 'started') queue = uploadQueue(queue, event);
          const next = nextUploads(queue, parallel);
          const waiting = queue.filter(({ state }) => state === 'waiting');
          expect(next).toEqual(waiting.slice(0, next.length));
          queue = next.reduce((now, upload) => uploadQueue(now, { type: 'started', id: upload.id }), queue);
          const sending = queue.filter(({ state }) => state === 'sending').length;
          expect(sending).toBe(Math.min(parallel, sending + waiting.length - next.length));
        }
      }),
    );
  });

  it('takes the new file for the old one where there may be one only', () => {
    const uploads = [uploadOf('z')];
    expect(uploadQueue(start, { type: 'added', uploads, replaces: uploadStates })).toEqual(uploads);
    expect(uploadQueue(start, { type: 'added', uploads, replaces: ['refused'] })).toHaveLength(ids.length);
    expect(uploadQueue(start, { type: 'added', uploads, replaces: [] })).toHaveLength(ids.length + 1);
  });
});
