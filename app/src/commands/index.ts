export { findCommand } from './findCommand.ts';
export { usageText } from './usageText.ts';
