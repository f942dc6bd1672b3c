import { defineConfig } from 'vitest/config';

// Without the plugin of React Router, which is for the app only.
export default defineConfig({ test: { include: ['tests/**/*.test.{ts,tsx}'] } });
