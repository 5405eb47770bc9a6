export { Tooltip, tooltipSides } from './Tooltip.tsx';
export type { TooltipProps } from './Tooltip.tsx';
export { TooltipGroup } from './TooltipGroup.tsx';
export type { TooltipGroupProps } from './TooltipGroup.tsx';
