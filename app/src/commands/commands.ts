import type { Command } from './Command.ts';
import { importGoods } from './importGoods.ts';
import { userAdd } from './userAdd.ts';
import { userList } from './userList.ts';
import { userPassword } from './userPassword.ts';
import { userPermit } from './userPermit.ts';

/** Every command by its name, which may be of several words. */
export const commands: Readonly<Record<string, Command>> = {
  import: importGoods,
  'user add': userAdd,
  'user password': userPassword,
  'user permit': userPermit,
  'user list': userList,
};
