import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { createPreviewAddons } from '@vitrine/storybook';
import '@vitrine/theme/styles.css';
import { MaterialSection } from '@vitrine/ui';
import type { ComponentType } from 'react';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { documentationBlocks } from './documentation/blocks.tsx';
import { scrollToHeadings } from './documentation/scroll-to-heading.ts';
import { findForeignTexts } from './find-foreign-texts.ts';
import { navigate, routes } from './routes.ts';
import { isBehavior } from './story-tags.ts';
import { look } from './theme.ts';
import { DemoLanguageContext, type TranslateDemo } from './use-demo-language.ts';

/** Loads the translation of the demo shop's data, for stories in another language than English. */
async function loadDemoLanguage({ globals }: { globals: { locale?: string } }) {
  if (globals.locale !== 'fa-IR') return {};
  const { translateDemo } = await import('./translate-demo.ts');
  return { translateDemo };
}

/**
 * Whether screenshots show plain areas instead of images: those of stories that test a behavior, but
 * not of whole pages, reviews, or what is about images.
 */
const hasFlatImages = ({ title, name }: { title: string; name: string }) =>
  isBehavior(name) && !/^(Pages|Review)\/|Gallery|Media|Picture|SafeHtml/.test(title);

void scrollToHeadings();

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    addonPseudoStates(),
    ...createPreviewAddons({
      clientId: 'fenn-house',
      flatImages: hasFlatImages,
      routes,
      navigate,
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    // Storybook reads this list without running it, so it has to be written out.
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          [
            'Design',
            'Your new shop',
            'Getting started',
            'Compose pages',
            'Routes and links',
            'Theming',
            'Components and styles',
            'Customize a component',
            'State in React',
            'Query products and collections',
            'Use the client alone',
            'Build the owner’s app',
            'Keep users signed in',
            'Languages and markets',
          ],
          'Foundations',
          'Primitives',
          'Patterns',
          'Catalog',
          'BackInStock',
          'Cart',
          'Events',
          'Tickets',
          'Orders',
          'Identity',
          'Pages',
          'Admin',
          'Reference',
          'Requirements',
          'Review',
        ],
      },
    },
    controls: { expanded: true },
    // The types of the addon lack `components`, which its pages read.
    docs: {
      theme: look,
      toc: { headingSelector: 'h2, h3' },
      ...{ components: documentationBlocks },
    },
  },
  loaders: [loadDemoLanguage],
  afterEach: ({ globals, parameters, title }) => {
    // Those of primitives and of admin have sample texts of their own, and no texts of the shop.
    if (globals.locale !== 'fa-IR' || /^(Primitives|Admin)\//.test(title)) return;
    const canvases = document.querySelectorAll('[data-story-canvas], [role=dialog]');
    const texts = [...canvases].flatMap((one) => findForeignTexts(one, parameters.foreignTexts));
    if (texts.length > 0) throw new Error(`Not Persian: ${texts.join(' | ')}`);
  },
  decorators: [
    (story, { args, loaded }) => {
      const Story = story as ComponentType<{ args: object }>;
      const { translateDemo } = loaded as { translateDemo?: TranslateDemo };
      if (!translateDemo) return story();
      return (
        <DemoLanguageContext value={translateDemo}>
          <MaterialSection title={translateDemo('Material')}>
            <Story args={translateDemo(args)} />
          </MaterialSection>
        </DemoLanguageContext>
      );
    },
  ],
});
