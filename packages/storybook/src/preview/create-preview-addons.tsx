import { StorefrontProvider } from '@vitrine/atoms';
import type { ShopFactory } from '@vitrine/mocks';
import { createMswHandlers } from '@vitrine/mocks/msw';
import { getDirection, type MessageCatalog, UiProvider, type UiProviderProps } from '@vitrine/ui';
import addonMsw, { type MswApi } from 'msw-storybook-addon';
import { type ComponentType, useEffect, useMemo } from 'react';
import { action } from 'storybook/actions';
import { definePreviewAddon, type PreviewAddon } from 'storybook/internal/csf';
import { listenToConsole } from '../checks/console-errors.ts';
import { createUnhandledCalls, type UnhandledCalls } from '../checks/unhandled-requests.ts';
import type { Loaded, PlatformParameters } from '../platform/mock-platform.ts';
import { apiBaseUrl, isLive } from '../platform/platform-url.ts';
import {
  getLocaleTypes,
  getMessages,
  type StoryLocale,
  storyLocales,
} from '../toolbar/locale-toolbar.ts';
import { platformTypes } from '../toolbar/platform-toolbar.ts';
import { themeTypes } from '../toolbar/theme-toolbar.ts';
import { stopLongTimers } from './long-timers.ts';
import { mediaEmulation } from './media-emulation.ts';
import { isTestCommand } from './test-command.ts';
import { viewports } from './viewports.ts';
import {
  configureTestingLibrary,
  resumeAnimations,
  waitForPaint,
  waitForRendering,
  waitForResponses,
} from './wait.ts';

/** Parameters of a story, a file or the preview that this package reads. */
export interface StoryParameters extends PlatformParameters {
  /** URLs of the host's pages, to which components link; merged with those of the preview. */
  routes?: UiProviderProps['routes'];
  /** Messages that replace some of a locale's, by locale. */
  messages?: Record<string, Partial<MessageCatalog>>;
  /**
   * What the screenshot shows instead of the whole story: `'window'` its first screen, `'main'` only
   * its `main` element, so that states of a page do not repeat its header and footer, `'filmstrip'`
   * six moments of the animations that the play function has paused.
   */
  screenshot?: 'window' | 'main' | 'filmstrip';
  /**
   * With `'flat'`, the screenshot shows plain areas instead of images, which are most of the bytes of
   * a screenshot. With `'full'` it shows them. Default: what `flatImages` of the preview returns.
   */
  images?: 'flat' | 'full';
  /**
   * With `'full'`, a test run emulates a browser without reduced motion. Pause the animations in the
   * play function, or the result depends on the speed of the machine. Default `'reduced'`.
   */
  motion?: 'full' | 'reduced';
}

/** The types of the addon, for `definePreview`. */
export interface StoryTypes {
  /** Parameters that the addon reads. */
  parameters: StoryParameters;
  /** Values of the toolbar: theme, language, mode of the mock platform, and its time. */
  globals: { theme?: string; locale?: string; mode?: string; ahead?: string };
}

/** What differs between hosts. */
export interface PreviewAddonOptions
  extends Pick<UiProviderProps, 'link' | 'linkProp' | 'navigate' | 'routes' | 'sanitize'> {
  /** The client ID of the storefronts. Default `fenn-house`, the demo shop. */
  clientId?: string;
  /** The shop of every story: `createShopFactory(data)` of `@vitrine/mocks`. Default: the demo shop. */
  shop?: ShopFactory;
  /**
   * The fixed time of all stories, in milliseconds since 1970. Default `storyTime` of this package.
   */
  storyTime?: number;
  /**
   * Whether screenshots of a story show plain areas instead of images, unless its parameter `images`
   * tells. Useful for stories that test a behavior: photos would be most of their bytes.
   */
  flatImages?: (story: { title: string; name: string }) => boolean;
  /** The languages of the toolbar; stories start with the first one. Default `storyLocales`. */
  locales?: readonly StoryLocale[];
  /**
   * Base URLs of your own APIs. A request to one of them that no MSW handler handles fails the story,
   * like one to the platform.
   */
  apiUrls?: readonly string[];
}

async function startWorker(unhandled: UnhandledCalls): Promise<MswApi> {
  // On demand, because Node has no such module: tests in Node may import stories.
  const { setupWorker } = await import('msw/browser');
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

function clearStorages(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Creates the addons for `definePreview`: MSW, and one that renders each story in the providers of
 * Vitrine, with the toolbars for theme, language, platform and time. A story fails if it requests
 * something that nothing handles, or if React logs an error.
 *
 * Spread them at the end of `addons`: what is before them, such as the accessibility addon, checks a
 * story after its responses have arrived.
 *
 * @example
 * export default definePreview({
 *   addons: [addonA11y(), ...createPreviewAddons({ routes: { cart: '/cart' } })],
 * });
 */
export function createPreviewAddons({
  clientId,
  shop,
  storyTime,
  locales = storyLocales,
  apiUrls = [],
  flatImages = () => false,
  routes = {},
  navigate = action('navigate'),
  ...host
}: PreviewAddonOptions = {}): [PreviewAddon, PreviewAddon<StoryTypes>] {
  const unhandled = createUnhandledCalls(apiBaseUrl, ...apiUrls);
  const consoleErrors = listenToConsole(console);
  configureTestingLibrary();
  const addon = definePreviewAddon<StoryTypes>({
    globalTypes: { ...themeTypes, ...getLocaleTypes(locales), ...platformTypes },
    initialGlobals: {
      theme: 'light',
      locale: locales[0]?.locale,
      mode: 'normal',
      ahead: 'now',
    },
    parameters: {
      layout: 'fullscreen',
      viewport: { options: viewports },
      routes,
      platform: { clientId, shop, storyTime, locales },
      a11y: {
        // A day of a calendar has its date as the name, and links to events as content.
        config: {
          rules: [{ id: 'label-content-name-mismatch', selector: ':not([role=gridcell])' }],
        },
        // Only broken rules are reported. Describing every element that passes takes long.
        ...(isTestCommand && { options: { resultTypes: ['violations'] } }),
      },
    },
    // What a story before has stored would be another person's, when a loader logs someone in.
    loaders: [clearStorages],
    async beforeEach({ loaded, msw, parameters }) {
      if (parameters.motion === 'full') {
        await mediaEmulation.emulate?.({ reducedMotion: 'no-preference' });
      }
      const { platform, teardown } = loaded as Loaded;
      if (platform) msw.use(...createMswHandlers(platform));
      clearStorages();
      resumeAnimations();
      await waitForPaint();
      return teardown;
    },
    async afterEach({ loaded }) {
      // This runs before the accessibility check.
      await waitForPaint();
      await waitForResponses(loaded as Loaded);
      await waitForRendering();
      stopLongTimers();
      unhandled.check();
      consoleErrors.check();
    },
    decorators: [
      (story, { globals, loaded, name, parameters, title }) => {
        const Story = story as ComponentType;
        const { storefront } = loaded as Loaded;
        const { theme, locale, mode, ahead } = globals as Required<StoryTypes['globals']>;
        const messages = useMemo(
          () => getMessages(locales, locale, parameters),
          [locale, parameters],
        );
        const direction = getDirection(locale);
        useEffect(() => {
          const { documentElement } = document;
          const { lang, dir } = documentElement;
          documentElement.dataset.vtTheme = theme;
          documentElement.lang = locale;
          documentElement.dir = direction;
          // A documentation page is shown in the same document.
          return () => {
            delete documentElement.dataset.vtTheme;
            documentElement.lang = lang;
            documentElement.dir = dir;
          };
        }, [theme, locale, direction]);
        const canvas = (
          <UiProvider
            {...host}
            locale={locale}
            messages={messages}
            routes={parameters.routes}
            navigate={navigate}
          >
            <div
              data-story-canvas=""
              data-screenshot={parameters.screenshot}
              data-images={parameters.images ?? (flatImages({ title, name }) ? 'flat' : 'full')}
              style={{ padding: parameters.layout === 'padded' ? 24 : 0 }}
            >
              <Story />
            </div>
          </UiProvider>
        );
        return storefront ? (
          // Another platform is a new session: state of the previous one must not affect it.
          <StorefrontProvider key={`${mode} ${ahead}`} storefront={storefront}>
            {canvas}
          </StorefrontProvider>
        ) : (
          canvas
        );
      },
    ],
  });
  return [addonMsw(() => startWorker(unhandled)), addon];
}
