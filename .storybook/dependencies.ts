/**
 * Every bare import that stories reach; `package > dependency` is one that a package of the
 * workspace brings. Vite prepares them before the first story: one that it discovers in mid-run
 * reloads the page, and a random test fails.
 */
export const reachedByStories = [
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  '@vitrine/atoms > @tanstack/query-core',
  '@vitrine/atoms > jotai/react',
  '@vitrine/atoms > jotai/vanilla',
  '@vitrine/mocks > jose',
  '@vitrine/theme > @radix-ui/colors',
  '@vitrine/ui > @vanilla-extract/dynamic',
  '@vitrine/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@vitrine/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
  '@vitrine/ui > dompurify',
  '@vitrine/ui > embla-carousel',
  '@vitrine/ui > input-otp',
  '@vitrine/ui > radix-ui',
  '@vitrine/ui > sonner',
  '@vitrine/ui > virtua',
  'lucide-react',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook-addon-pseudo-states',
];
