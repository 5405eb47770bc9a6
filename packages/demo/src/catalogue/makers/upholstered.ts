import type { FabricId, ParamsOf, WoodId } from '../../furniture/index.ts';
import { fabricFact, fact } from '../model/index.ts';
import type { Fact, Said, Sized } from '../model/index.ts';
import { choose, cloths, metalStuffs, woodStuffs } from '../words/index.ts';
import type { ClothId } from '../words/index.ts';

type SofaLook = ParamsOf<'sofa'>;

/** What sofas, corner sofas and armchairs say of themselves. */
export interface UpholsteredRow extends Said {
  readonly cloth: ClothId;
  readonly colours: readonly FabricId[];
  readonly sizes: readonly Sized[];
  /** What a hero's own text says it is filled with and whether its covers come off. */
  readonly filling?: string;
  readonly covers?: boolean;
}

/** Of whom the text speaks: a sofa or an armchair. */
export type It = 'он' | 'оно';

const armSaid = (it: It): Readonly<Record<string, string>> => ({
  slim: 'Узкие подлокотники отдают всё место сиденью.',
  round: 'Скруглённые подлокотники набиты мягко, на них удобно положить голову.',
  wide: 'На широкий подлокотник встаёт чашка, книга или пульт.',
  pad: 'Подлокотники с мягкими накладками не холодят и не давят на локоть.',
  rolled: 'Подлокотники-валики обтянуты без складок, шов спрятан сзади.',
  bolster: 'Вместо подлокотников — два съёмных валика: их кладут под голову или убирают.',
  none: `Без подлокотников ${it} проходит в любую дверь и не кажется громоздким.`,
});

const backSaid: Readonly<Record<string, string>> = {
  cushions: 'Подушки спинки съёмные: их можно взбить и поменять местами.',
  bench: 'Спинка цельная, без щелей, в которые проваливаются мелочи.',
  low: 'Спинка низкая и не закрывает окно.',
  tight: 'Спинка жёсткой обтяжки держит поясницу и не проминается.',
};

const tuftSaid: Readonly<Record<string, string>> = {
  channels: 'Вертикальная строчка собирает обивку в ровные дольки.',
  buttons: 'Пуговицы утяжки притянуты шнуром к каркасу и не отрываются.',
  diamonds: 'Ромбы каретной стяжки прошиты вручную.',
  grid: 'Обивка прострочена в клетку.',
};

const steelLegs = new Set(['sled', 'pin']);

export const legFact = ({ leg, base, wood, metal }: SofaLook): Fact => {
  if (base === 'skirt') return fact('Опоры', 'скрытые, 3 см');
  if (base === 'wood') return fact('Основание', woodStuffs[(wood ?? 'oak') as WoodId].solid);
  if (leg && steelLegs.has(leg)) {
    return fact('Опоры', metalStuffs[(metal ?? 'black') as keyof typeof metalStuffs]);
  }
  return fact('Опоры', leg === 'plinth' ? 'скрытые, 5 см' : woodStuffs[(wood ?? 'oak') as WoodId].solid);
};

const legHeight = ({ leg = 'taper', base, legH = 15 }: SofaLook): number =>
  base === 'skirt' ? 3 : leg === 'plinth' ? 5 : legH;

export const seatHeight = (look: SofaLook): number => legHeight(look) + 30;

/** Two or three sentences on how it is built, by what can be seen of it. */
export const builtSaid = (key: string, look: SofaLook, it: It = 'он'): string[] => {
  const { arm = 'slim', back = 'cushions', tufting = 'none' } = look;
  const high = legHeight(look);
  return [
    armSaid(it)[arm] ?? '',
    tuftSaid[tufting] ?? backSaid[back] ?? '',
    high >= 12
      ? choose(`under ${key}`, [
          `Опоры ${high} см пропускают робот-пылесос.`,
          `Под сиденьем ${high} см просвета: пыль не копится, швабра проходит.`,
          `До пола ${high} см, поэтому ${it} смотрится лёгким.`,
        ])
      : high > 6
        ? `Опоры невысокие, ${high} см, и стоят по самым углам: не раскачать.`
        : choose(`under ${key}`, [
            'Основание почти у пола, пыль под него не попадает.',
            'Низкая посадка устойчива, а войлок снизу бережёт пол.',
          ]),
  ];
};

const careSaid = (key: string, covers: boolean): string =>
  covers
    ? choose(`care ${key}`, [
        'Чехлы на молнии, их можно стирать при 30 °C.',
        'Чехлы снимаются по одному и стираются в машине при 30 °C.',
      ])
    : choose(`care ${key}`, [
        'Чистить лучше сухой пеной и мягкой щёткой.',
        'Для ухода хватит пылесоса с насадкой и влажной салфетки.',
      ]);

const fillings = [
  'независимые пружины, пенополиуретан',
  'змеевидные пружины, пенополиуретан',
  'пенополиуретан двух плотностей, синтепух',
  'независимые пружины, слой латекса',
] as const;

const fillingSaid: Record<(typeof fillings)[number], string> = {
  'независимые пружины, пенополиуретан':
    'Сиденье на независимых пружинах: когда один встаёт, второго не качает.',
  'змеевидные пружины, пенополиуретан': 'Под подушками стальная змейка и плотная пена, сиденье упругое.',
  'пенополиуретан двух плотностей, синтепух':
    'В подушках плотная пена в середине и мягкая сверху, садишься как в снег.',
  'независимые пружины, слой латекса': 'Поверх пружин лежит сантиметр латекса, сиденье пружинит без скрипа.',
};

export const fillingOf = (key: string): (typeof fillings)[number] => choose(`filling ${key}`, fillings);

export const comfortSaid = (key: string, cloth: ClothId, covers: boolean): string[] => [
  fillingSaid[fillingOf(key)],
  choose(`cloth ${key}`, cloths[cloth].said),
  cloth === 'leather' ? '' : careSaid(key, covers),
];

const sewnOn = new Set<ClothId>(['leather', 'boucle']);

/** Whether covers come off, as the row says or as is usual with the cloth. */
export const hasCovers = (key: string, { cloth, covers }: UpholsteredRow): boolean =>
  covers ?? (cloth === 'linen' || (!sewnOn.has(cloth) && choose(`covers ${key}`, [true, true, false])));

export const clothFacts = (cloth: ClothId, colour: FabricId): { colour: Fact; rest: Fact[] } => ({
  colour: fabricFact('Цвет', colour),
  rest: [
    fact('Материал обивки', cloths[cloth].name),
    fact('Плотность обивки', cloths[cloth].density, 'г/м²'),
    fact('Износостойкость обивки', cloths[cloth].cycles),
  ],
});
