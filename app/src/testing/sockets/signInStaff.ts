import { callShop } from './callShop.ts';

/** Signs somebody of the demo's staff in at a running shop; answers their token. */
export async function signInStaff(url: string, login: string): Promise<string> {
  const { token: guest } = await callShop(url, '/api/info', { token: '' });
  const who = { token: guest, login, password: `${login}-demo` };
  return (await callShop(url, '/api/user/login', who)).token;
}
