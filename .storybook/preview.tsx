import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { StorefrontProvider } from '@vitrine/atoms';
import { createMswHandlers } from '@vitrine/mocks/msw';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '@vitrine/theme/styles.css';
import type { Loaded } from '@vitrine/storybook';
import { getDirection, UiProvider } from '@vitrine/ui';
import { useEffect, useMemo } from 'react';
import { listenToConsole } from '../packages/storybook/src/checks/console-errors.ts';
import { createUnhandledCalls } from '../packages/storybook/src/checks/unhandled-requests.ts';
import { apiBaseUrl, isLive } from '../packages/storybook/src/platform/platform-url.ts';
import { viewports } from '../packages/storybook/src/preview/viewports.ts';
import {
  resumeAnimations,
  waitForPaint,
  waitForResponses,
} from '../packages/storybook/src/preview/wait.ts';
import { getMessages, localeTypes } from '../packages/storybook/src/toolbar/locale-toolbar.ts';
import { platformTypes } from '../packages/storybook/src/toolbar/platform-toolbar.ts';
import { navigate, routes } from './routes.ts';

const unhandled = createUnhandledCalls(apiBaseUrl);
const consoleErrors = listenToConsole(console);

async function startWorker() {
  const worker = setupWorker();
  if (isLive) return worker;
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      if (unhandled.note(request)) defaults.error();
    },
  });
  return worker;
}

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker), addonPseudoStates()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
        dynamicTitle: true,
      },
    },
    ...localeTypes,
    ...platformTypes,
  },
  initialGlobals: { theme: 'light', locale: 'en-GB', mode: 'normal', ahead: 'now' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Catalog', 'Cart', 'Pages'] } },
    controls: { expanded: true },
    routes,
  },
  async beforeEach({ loaded, msw }) {
    const { platform, teardown } = loaded as Loaded;
    if (platform) msw.use(...createMswHandlers(platform));
    localStorage.clear();
    sessionStorage.clear();
    resumeAnimations();
    await waitForPaint();
    return teardown;
  },
  async afterEach({ loaded }) {
    // This runs before the accessibility check.
    await waitForPaint();
    await waitForResponses(loaded as Loaded);
    unhandled.check();
    consoleErrors.check();
  },
  decorators: [
    (Story, { globals, loaded, parameters }) => {
      const { storefront } = loaded as Loaded;
      const { theme, locale, mode, ahead } = globals as Record<
        'theme' | 'locale' | 'mode' | 'ahead',
        string
      >;
      const direction = getDirection(locale);
      const messages = useMemo(() => getMessages(locale, parameters), [locale, parameters]);
      useEffect(() => {
        document.documentElement.dataset.vtTheme = theme;
        document.documentElement.lang = locale;
        document.documentElement.dir = direction;
      }, [theme, locale, direction]);
      const story = (
        <UiProvider
          locale={locale}
          messages={messages}
          routes={parameters.routes}
          navigate={navigate}
        >
          <div
            data-story-canvas=""
            data-screenshot={parameters.screenshot}
            style={{ padding: parameters.layout === 'padded' ? 24 : 0 }}
          >
            <Story />
          </div>
        </UiProvider>
      );
      return storefront ? (
        // Another platform is a new session: state of the previous one must not affect it.
        <StorefrontProvider key={`${mode} ${ahead}`} storefront={storefront}>
          {story}
        </StorefrontProvider>
      ) : (
        story
      );
    },
  ],
});
