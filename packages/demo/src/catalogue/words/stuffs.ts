import type { MetalId, WoodId } from '../../furniture/index.ts';

interface Stuff {
  /** What it is: «шпон дуба», «белая эмаль». */
  readonly veneer: string;
  /** What solid parts are made of, in the genitive: «массив дуба». */
  readonly solid: string;
}

const stuff = (veneer: string, solid: string): Stuff => ({ veneer, solid });

export const woodStuffs: Readonly<Record<WoodId, Stuff>> = {
  oak: stuff('шпон дуба', 'массив дуба'),
  ash: stuff('шпон ясеня', 'массив ясеня'),
  teak: stuff('шпон тика', 'массив тика'),
  walnut: stuff('шпон ореха', 'массив ореха'),
  wenge: stuff('шпон дуба, тон венге', 'массив дуба, тон венге'),
  grey: stuff('шпон дуба, серый тон', 'массив дуба, серый тон'),
  white: stuff('МДФ, белая эмаль', 'бук, белая эмаль'),
  black: stuff('МДФ, чёрная эмаль', 'бук, чёрная эмаль'),
  sagewood: stuff('МДФ, серо-зелёная эмаль', 'бук, серо-зелёная эмаль'),
  clay: stuff('МДФ, эмаль цвета глины', 'бук, эмаль цвета глины'),
};

export const metalStuffs: Readonly<Record<MetalId, string>> = {
  black: 'сталь, чёрная порошковая краска',
  brass: 'сталь, покрытие под латунь',
  steel: 'шлифованная сталь',
  white: 'сталь, белая порошковая краска',
};
