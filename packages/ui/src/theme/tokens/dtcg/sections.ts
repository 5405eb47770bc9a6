/** Groups of the file that both themes share: what they hold, by the name that they have in `Tokens` too. */
export const sections = [
  { name: 'space', type: 'dimension', words: 'Шаги отступов по 4 px' },
  { name: 'size', type: 'dimension', words: 'Кегли: ключ — размер в px при обычном тексте' },
  { name: 'radius', type: 'dimension', words: 'Скругления' },
  { name: 'control', type: 'dimension', words: 'Наименьшая высота того, на что нажимают' },
  { name: 'breakpoint', type: 'dimension', words: 'Ширина окна, с которой меняется раскладка' },
  { name: 'motion', type: 'duration', words: 'Длительности; без движения — 0' },
  { name: 'ease', type: 'cubicBezier', words: 'Ход движения' },
  { name: 'font', type: 'fontFamily', words: 'Шрифт и его замены' },
  { name: 'weight', type: 'fontWeight', words: 'Насыщенность' },
  { name: 'tracking', type: 'number', words: 'Между буквами, в долях кегля' },
] as const;
