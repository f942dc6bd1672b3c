import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { createPreviewAddons } from '@vitrine/storybook';
import { locale, routes } from '../lib/shop.ts';
import '@vitrine/theme/fonts.css';
import '@vitrine/theme/styles.css';
import '../app/theme.css';

export default definePreview({
  addons: [
    addonA11y(),
    ...createPreviewAddons({ routes, locales: [{ locale, title: 'English' }] }),
  ],
  parameters: { a11y: { test: 'error' } },
});
