import type { Api } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';

/**
 * The shop API, with calls that need their user's word made again once it was given.
 * @param confirm asks for it; answers whether it was given
 */
export function confirmingApi(api: Api, confirm: () => Promise<boolean>): Api {
  return {
    async call(path, payload, options) {
      try {
        return await api.call(path, payload, options);
      } catch (error) {
        const isAsked = error instanceof ApiError && error.is('user.confirm_needed');
        if (!isAsked || !(await confirm())) throw error;
        return api.call(path, payload, options);
      }
    },
  };
}
