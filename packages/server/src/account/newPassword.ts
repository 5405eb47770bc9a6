import { refusal } from '@siren/contract/errors';
import { passwordProblem } from '@siren/domain/account';
import { badRequest } from '../http/index.ts';
import { isCommonPassword } from './commonPasswords.ts';

/**
 * @param names what others know of the account: login, phone, e-mail
 * @throws ApiError weak_password, telling_password, common_password, bad_request
 */
export async function checkNewPassword(password: string, names: readonly string[]): Promise<void> {
  const problem = passwordProblem(password, names);
  if (problem === 'too_short') throw refusal('user.weak_password');
  if (problem === 'telling') throw refusal('user.telling_password');
  if (problem) throw badRequest(`newPassword: ${problem}`);
  if (await isCommonPassword(password)) throw refusal('user.common_password');
}
