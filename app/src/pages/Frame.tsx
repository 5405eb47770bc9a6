import '@siren/ui/fonts';
import '@siren/ui/theme';

export { AppFrame as Frame } from '@siren/features/shell';
