import type { Command } from './Command.ts';
import { confirmWaiting, declineWaiting, listWaiting } from './judgeOrders.ts';
import { importGoods } from './importGoods.ts';
import { places } from './places.ts';
import { userAdd } from './userAdd.ts';
import { userList } from './userList.ts';
import { userPassword } from './userPassword.ts';
import { userPermit } from './userPermit.ts';
import { userResetFactor } from './userResetFactor.ts';

/** Every command by its name, which may be of several words. */
export const commands: Readonly<Record<string, Command>> = {
  places,
  import: importGoods,
  'orders waiting': listWaiting,
  'orders confirm': confirmWaiting,
  'orders decline': declineWaiting,
  'user add': userAdd,
  'user password': userPassword,
  'user permit': userPermit,
  'user reset-factor': userResetFactor,
  'user list': userList,
};
