import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
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
