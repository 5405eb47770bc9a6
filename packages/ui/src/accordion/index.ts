export { Accordion, accordionLevels, accordionTypes } from './Accordion.tsx';
export type { AccordionProps } from './Accordion.tsx';
export { AccordionItem } from './AccordionItem.tsx';
export type { AccordionItemProps } from './AccordionItem.tsx';
