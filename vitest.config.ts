import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { createStoryProject } from './packages/storybook/src/vitest/create-story-project.ts';
import { decodePng } from './scripts/screenshots/tidy.ts';
import { fromSources } from './scripts/source-conditions.ts';

const stories = await createStoryProject({
  // With another timing, an announcement may come later than the tree.
  accessibilityTrees: !process.env.VITRINE_TIMING,
  // Screenshots that change are compressed (scripts/screenshots/tidy.ts).
  decodePng,
  setupFiles: ['.storybook/load-components.setup.ts'],
  timeZone: 'Europe/Copenhagen',
});

export default defineConfig({
  // The compiler of the styles reads the top of this file, not its projects.
  ...fromSources,
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        ...fromSources,
        test: {
          name: 'unit',
          environment: 'node',
          // Shared modules are evaluated once a worker, which halves the time of the whole step.
          isolate: false,
          // The default leaves one processor free, and so half of a small machine.
          maxWorkers: '100%',
          setupFiles: ['tests/unit/restore.setup.ts'],
          // Properties try hundreds of cases: on a busy machine that takes a while and is no fault.
          testTimeout: 30_000,
          include: [
            '{packages/*/src,mocks/src,stories,.storybook,scripts,tests/unit}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'packaging',
          environment: 'node',
          include: ['tests/packaging/**/*.test.ts'],
          maxWorkers: '100%',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The pages of the documentation take as long as all other files.
          maxWorkers: 2,
        },
      },
      {
        ...stories,
        ...fromSources,
        test: { ...stories.test, globalSetup: ['scripts/screenshots/tidy.setup.ts'] },
      },
    ],
  },
});
