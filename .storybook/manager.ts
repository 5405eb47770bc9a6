import { addons } from 'storybook/manager-api';
import { siren } from './siren.ts';

addons.setConfig({ theme: siren('light'), sidebar: { showRoots: true } });
