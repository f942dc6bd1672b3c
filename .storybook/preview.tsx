import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { createPreviewAddons } from '@vitrine/storybook';
import '@vitrine/theme/styles.css';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { navigate, routes } from './routes.ts';

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    addonPseudoStates(),
    ...createPreviewAddons({ clientId: 'fenn-house', routes, navigate }),
  ],
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Catalog', 'Cart', 'Pages'] } },
    controls: { expanded: true },
  },
});
