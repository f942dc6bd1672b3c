import { addons } from 'storybook/manager-api';
import { look } from './theme.ts';

addons.setConfig({ theme: look });
