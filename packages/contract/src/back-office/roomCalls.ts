import type { Permission } from '@siren/domain/account';
import { ROOM_TEXT_MAX } from '@siren/domain/back-office';
import type { KeptMessage } from '@siren/domain/back-office';
import { z } from 'zod';
import { defineCall, empty, entity, id, isoDateTime, text } from '../call/index.ts';

const needs: readonly Permission[] = ['backoffice.access'];

/** What the socket calls a room. */
const room = z.string().min(1).max(128);
const seq = z.int().min(0);

const message = entity<KeptMessage>()(
  z
    .object({
      seq,
      key: z.uuid(),
      author: z.object({ id: id.nullable(), name: z.string() }),
      text: z.string(),
      at: isoDateTime,
    })
    .meta({ id: 'RoomMessageKept' }),
);

/** What somebody says in a room: the payload of `room/message` that the shop keeps. */
export const saidInRoom = z.strictObject({
  key: z.uuid(),
  text: text(ROOM_TEXT_MAX).refine((words) => words.trim() !== ''),
});

/** What was meant to be said, whatever is wrong with it: it is kept or refused, and never passed on unkept. */
export const meantInRoom = z.object({ key: z.uuid(), text: z.string() });

export const roomCalls = {
  '/api/backoffice/rooms/list': defineCall({
    summary:
      'All rooms with what was said last and how much of it one has not read, those with news first, and who works in the back-office',
    needs,
    payload: empty,
    answer: z.object({
      /** Who asks. */
      me: id,
      rooms: z.array(
        z.object({
          room,
          title: z.string(),
          unread: z.int().min(0),
          last: message.nullable(),
          /** One has left it: nothing is told of it, and nothing of it is unread. */
          left: z.boolean(),
        }),
      ),
      people: z.array(
        z.object({ id, name: z.string(), online: z.boolean(), seenAt: isoDateTime.nullable() }),
      ),
    }),
    errors: [],
  }),
  '/api/backoffice/rooms/history': defineCall({
    summary:
      'Messages of a room by their numbers, at most fifty, oldest first: the last ones, those before a number, or those after one',
    needs,
    payload: z.object({ room, before: seq.nullable(), after: seq.nullable() }),
    answer: z.object({
      messages: z.array(message),
      /** There are older ones than these, or newer ones where those after a number were asked for. */
      more: z.boolean(),
      /** How far one has read it. */
      read: seq,
    }),
    errors: ['backoffice.no_room'],
  }),
  '/api/backoffice/rooms/read': defineCall({
    summary: 'One has read a room up to a message; never less far than before',
    needs,
    payload: z.object({ room, seq }),
    answer: empty,
    errors: ['backoffice.no_room'],
  }),
  '/api/backoffice/rooms/leave': defineCall({
    summary:
      'Leave a room, which has been read then, or come back into it; that of everybody is left by nobody',
    needs,
    payload: z.object({ room, left: z.boolean() }),
    answer: empty,
    errors: ['backoffice.no_room'],
  }),
  '/api/backoffice/rooms/create': defineCall({
    summary: 'Make a room; the same key makes it once',
    needs,
    payload: z.object({ title: text(60).refine((title) => title.trim() !== ''), idempotencyKey: z.uuid() }),
    answer: z.object({ room }),
    errors: [],
  }),
};
