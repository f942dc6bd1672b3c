import { createStoryProject } from '@vitrine/storybook/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'] } },
      await createStoryProject(),
    ],
  },
});
