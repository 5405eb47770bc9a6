interface Entry {
  readonly code: string;
  readonly id: number;
  readonly name: string;
  /** Code of the section above; absent at the top. */
  readonly parent?: string;
}

/** The tree as the shop's menu shows it; numbers are the feed's category ids. */
export const sections = [
  { code: 'sofas', id: 10, name: 'Диваны' },
  { code: 'straight-sofas', id: 11, name: 'Прямые диваны', parent: 'sofas' },
  { code: 'corner-sofas', id: 12, name: 'Угловые диваны', parent: 'sofas' },
  { code: 'sofa-beds', id: 13, name: 'Диваны-кровати', parent: 'sofas' },
  { code: 'seats', id: 20, name: 'Кресла и пуфы' },
  { code: 'armchairs', id: 21, name: 'Кресла', parent: 'seats' },
  { code: 'poufs', id: 22, name: 'Пуфы и банкетки', parent: 'seats' },
  { code: 'sleeping', id: 30, name: 'Кровати и матрасы' },
  { code: 'soft-beds', id: 31, name: 'Мягкие кровати', parent: 'sleeping' },
  { code: 'wooden-beds', id: 32, name: 'Деревянные кровати', parent: 'sleeping' },
  { code: 'mattresses', id: 33, name: 'Матрасы', parent: 'sleeping' },
  { code: 'tables', id: 40, name: 'Столы' },
  { code: 'dining-tables', id: 41, name: 'Обеденные столы', parent: 'tables' },
  { code: 'desks', id: 42, name: 'Письменные столы', parent: 'tables' },
  { code: 'coffee-tables', id: 43, name: 'Журнальные столики', parent: 'tables' },
  { code: 'chairs', id: 50, name: 'Стулья' },
  { code: 'dining-chairs', id: 51, name: 'Стулья для столовой', parent: 'chairs' },
  { code: 'bar-stools', id: 52, name: 'Барные стулья и табуреты', parent: 'chairs' },
  { code: 'storage', id: 60, name: 'Хранение' },
  { code: 'wardrobes', id: 61, name: 'Шкафы', parent: 'storage' },
  { code: 'chests', id: 62, name: 'Комоды', parent: 'storage' },
  { code: 'shelves', id: 63, name: 'Стеллажи', parent: 'storage' },
  { code: 'tv-stands', id: 64, name: 'Тумбы под ТВ', parent: 'storage' },
  { code: 'night-stands', id: 65, name: 'Прикроватные тумбы', parent: 'storage' },
  { code: 'hallways', id: 66, name: 'Прихожие', parent: 'storage' },
  { code: 'lighting', id: 70, name: 'Свет' },
  { code: 'pendants', id: 71, name: 'Подвесные светильники', parent: 'lighting' },
  { code: 'floor-lamps', id: 72, name: 'Торшеры', parent: 'lighting' },
  { code: 'table-lamps', id: 73, name: 'Настольные лампы', parent: 'lighting' },
  { code: 'sconces', id: 74, name: 'Бра', parent: 'lighting' },
  { code: 'textile', id: 80, name: 'Текстиль' },
  { code: 'rugs', id: 81, name: 'Ковры', parent: 'textile' },
  { code: 'cushions', id: 82, name: 'Подушки', parent: 'textile' },
  { code: 'throws', id: 83, name: 'Пледы', parent: 'textile' },
  { code: 'decor', id: 90, name: 'Декор' },
  { code: 'mirrors', id: 91, name: 'Зеркала', parent: 'decor' },
  { code: 'vases', id: 92, name: 'Вазы', parent: 'decor' },
  { code: 'clocks', id: 93, name: 'Часы', parent: 'decor' },
  { code: 'plants', id: 94, name: 'Растения и кашпо', parent: 'decor' },
  { code: 'baskets', id: 95, name: 'Корзины и ящики', parent: 'decor' },
  { code: 'tableware', id: 100, name: 'Посуда' },
  { code: 'dishes', id: 101, name: 'Столовая посуда', parent: 'tableware' },
  { code: 'tea', id: 102, name: 'Чай и кофе', parent: 'tableware' },
] as const satisfies readonly Entry[];

export type SectionCode = (typeof sections)[number]['code'];

const ids = new Map<string, number>(sections.map(({ code, id }) => [code, id]));

/** The external id that a section has in the feed, and so in the shop. */
export const sectionId = (code: SectionCode): string => String(ids.get(code));
