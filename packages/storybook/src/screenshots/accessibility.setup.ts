import { afterEach } from '@storybook/addon-a11y/preview';
import { accessibilityCheck } from './accessibility-check.ts';

accessibilityCheck.run = (story) => afterEach(story as Parameters<typeof afterEach>[0]);
