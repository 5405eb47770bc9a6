import type { Api } from '@siren/contract/calls';
import { refusal } from '@siren/contract/errors';
import { expect, test, vi } from 'vitest';
import { confirmingApi } from './confirmingApi.ts';

/** An API that refuses with these, one call after the other, and then answers. */
const apiOf = (...refusals: Parameters<typeof refusal>[0][]) => {
  const call = vi.fn(async () => {
    const key = refusals.shift();
    if (key) throw refusal(key);
    return {};
  });
  return { call } as unknown as Api & { call: typeof call };
};

test('a call that needs a word is made again once it is given', async () => {
  const api = apiOf('user.confirm_needed');
  expect(await confirmingApi(api, async () => true).call('/api/user/sessions', {})).toEqual({});
  expect(api.call).toHaveBeenCalledTimes(2);
});

test('where it is not given the call stays refused', async () => {
  const api = apiOf('user.confirm_needed');
  const call = confirmingApi(api, async () => false).call('/api/user/sessions', {});
  await expect(call).rejects.toMatchObject({ key: 'user.confirm_needed' });
  expect(api.call).toHaveBeenCalledOnce();
});

test('it is asked for once, and for nothing else', async () => {
  const confirm = vi.fn(async () => true);
  const twice = confirmingApi(apiOf('user.confirm_needed', 'user.confirm_needed'), confirm);
  await expect(twice.call('/api/user/sessions', {})).rejects.toMatchObject({ key: 'user.confirm_needed' });
  expect(confirm).toHaveBeenCalledOnce();
  const other = confirmingApi(apiOf('user.not_authorized'), confirm);
  await expect(other.call('/api/user/sessions', {})).rejects.toMatchObject({ key: 'user.not_authorized' });
  expect(confirm).toHaveBeenCalledOnce();
});
