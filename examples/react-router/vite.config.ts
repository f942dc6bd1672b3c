import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * What all pages load is in a few files. Without the groups, each module that some pages share has a
 * file of its own: about 80 for a page.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 4,
  },
  {
    name: 'state',
    test: /@vitrine[\\/](atoms|client)|jotai|@tanstack/,
    minShareCount: 5,
    priority: 3,
  },
  {
    name: 'shell',
    test: /@vitrine[\\/]ui[\\/]dist[\\/](pages[\\/]shell[\\/]SiteShell|provider[\\/]UiProvider)\.js/,
    priority: 2,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  optimizeDeps: {
    // What Vite would find only while the first pages load, which reloads them.
    include: [
      '@vitrine/atoms',
      '@vitrine/client',
      '@vitrine/ui',
      '@vitrine/ui/metadata',
      '@vitrine/ui/react-router',
      'react-dom/client',
      'react-router/dom',
    ],
  },
});
