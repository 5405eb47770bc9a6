import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permissions } from '../account/index.ts';
import { PICTURE_PIXELS_MAX } from '../goods/index.ts';
import { reportStatuses } from './entities.ts';
import { isOverdue } from './isOverdue.ts';
import { PHOTO_BYTES_MAX, photoProblem } from './photoFiles.ts';
import { missingShots, photoReportPermissions, reportAfter, reportSteps } from './reportSteps.ts';

const anyPermissions = fc.subarray([...permissions]);
const anyStatus = fc.constantFrom(...reportStatuses);
const anyStep = fc.constantFrom(...reportSteps);

test('nobody does a step of a report without the permission for it, and planning alone does none', () => {
  fc.assert(
    fc.property(anyPermissions, anyStatus, anyStep, (given, status, step) => {
      const whose = step === 'photo' || step === 'send' ? 'photo-reports.send' : 'photo-reports.review';
      const after = reportAfter(status, step, given);
      expect(after).toBe(given.includes(whose) ? reportAfter(status, step, photoReportPermissions) : null);
      expect(reportAfter(status, step, ['photo-reports.plan'])).toBeNull();
    }),
  );
});

test('whatever steps are tried, one that is accepted was sent, stays so, and no photo of one that was sent changes', () => {
  fc.assert(
    fc.property(fc.array(anyStep), (tried) => {
      let status: (typeof reportStatuses)[number] = 'draft';
      for (const step of tried) {
        const after = reportAfter(status, step, permissions);
        if (status === 'accepted') expect(after).toBeNull();
        if (after === 'accepted' || step === 'reject') expect(after === null || status === 'sent').toBe(true);
        if (step === 'photo') expect(after !== null).toBe(status === 'draft' || status === 'rejected');
        status = after ?? status;
      }
    }),
  );
});

test('what is missing and what was taken are all shots together', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(ids, ids, (shots, taken) => {
      const missing = missingShots(
        shots.map((id) => ({ id })),
        taken,
      ).map(({ id }) => id);
      const rest = shots.filter((id) => taken.includes(id));
      expect(new Set([...missing, ...rest])).toEqual(new Set(shots));
      expect(missing.length + rest.length).toBe(shots.length);
    }),
  );
});

test.each([
  ['Asia/Yekaterinburg', '2026-11-18T23:59:59.999+05:00', false],
  ['Asia/Yekaterinburg', '2026-11-19T00:00:00+05:00', true],
  // The same moment, and two hours of the day are left in Moscow.
  ['Europe/Moscow', '2026-11-19T00:00:00+05:00', false],
  ['Asia/Kamchatka', '2026-11-18T23:59:59+12:00', false],
  ['Asia/Kamchatka', '2026-11-19T00:00:00+12:00', true],
])('the 18th ends by the clocks of %s: at %s it is over: %s', (timeZone, at, over) => {
  const due = { deadline: '2026-11-18', timeZone };
  for (const status of reportStatuses)
    expect(isOverdue({ ...due, status }, Date.parse(at))).toBe(
      over && status !== 'sent' && status !== 'accepted',
    );
});

test('what is overdue never becomes timely by waiting', () => {
  const zone = fc.constantFrom('Europe/Kaliningrad', 'Asia/Yekaterinburg', 'Asia/Kamchatka', 'Europe/Berlin');
  const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
  fc.assert(
    fc.property(zone, moment, fc.nat(1e9), anyStatus, (timeZone, now, later, status) => {
      const due = { status, deadline: '2026-10-25', timeZone };
      if (isOverdue(due, now)) expect(isOverdue(due, now + later)).toBe(true);
    }),
  );
});

test.each([
  ['heif', 1, 900, 900, 'format'],
  ['jpeg', PHOTO_BYTES_MAX + 1, 900, 900, 'bytes'],
  ['jpeg', PHOTO_BYTES_MAX, 10_000, PICTURE_PIXELS_MAX / 10_000, null],
  ['jpeg', 1, 10_000, 10_000, 'large'],
  ['png', 1, 900, 200, 'small'],
])('%s of %d bytes, %d by %d: %s', (format, bytes, width, height, problem) => {
  expect(photoProblem({ format, bytes, width, height })).toBe(problem);
});
