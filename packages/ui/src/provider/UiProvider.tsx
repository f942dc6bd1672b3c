'use client';

import * as RadixDirection from 'radix-ui/direction';
import {
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import {
  createTranslate,
  type MessageCatalog,
  type Translate,
} from '../messages/message-catalog.ts';
import { AnnouncerProvider } from '../primitives/announcer/Announcer.tsx';
import type { Sanitize } from '../primitives/safe-html/sanitize.ts';
import { getNumberFormat } from '../utils/number-format.ts';
import { type Direction, getDirection } from './locale.ts';
import { getRoute, type Routes } from './routes.ts';

interface Ui {
  /** BCP 47 tag that writes numbers, money, dates and plurals. */
  locale: string;
  /** Reading direction. */
  direction: Direction;
  /** Returns the text of a message in the language of the page. */
  t: Translate;
  /** The host's own sanitizer. */
  sanitize?: Sanitize | undefined;
  /** URLs of the host's pages. */
  routes: Routes;
  /** The router's link component. */
  link?: ElementType | undefined;
  /** Name of the prop by which `link` takes its URL. */
  linkProp: 'href' | 'to';
  /** The router's function that navigates. */
  navigate: (url: string) => void;
}

/** @internal */
export const UiContext = createContext<Ui | null>(null);

export interface UiProviderProps {
  /** BCP 47 tag that writes numbers, money, dates and plurals. Default `en-US`. */
  locale?: string;
  /**
   * Messages that replace some or all of the American English ones: `britishEnglish`, `german`, or
   * custom ones.
   */
  messages?: Partial<MessageCatalog>;
  /** Reading direction; by default that of the locale. Set `dir` on the page to the same. */
  direction?: Direction;
  /**
   * Sanitizer for HTML, created by `createSanitizer` of `@vitrine/ui/sanitize`. Only needed for
   * server-rendered markup: use the same one on server and page. By default it is loaded in the
   * page when needed.
   */
  sanitize?: Sanitize;
  /**
   * URLs of the host's pages, to which components link. Define the object outside of components, or
   * memoize it.
   *
   * @example routes={{ product: (slug) => `/products/${slug}`, cart: '/cart' }}
   */
  routes?: Routes;
  /**
   * The router's link component, for links to pages of the app. By default links are ordinary ones,
   * which load the whole page.
   *
   * @example link={Link} // of Next
   * @example link={Link} linkProp="to" // of React Router
   */
  link?: ElementType;
  /** Name of the prop by which `link` takes its URL. Default `href`. */
  linkProp?: 'href' | 'to';
  /**
   * Navigates to a page of the app, for buttons and forms that are no links. By default, it loads the
   * whole page.
   *
   * @example navigate={useRouter().push} // of Next
   * @example navigate={useNavigate()} // of React Router
   */
  navigate?: (url: string) => void;
  /** The app. */
  children: ReactNode;
}

const noRoutes: Routes = {};

const loadPage = (url: string) => window.location.assign(url);

/** Provides language, direction, routes and the page's announcer to all components below it. */
export function UiProvider({
  locale = 'en-US',
  messages,
  direction,
  sanitize,
  routes = noRoutes,
  link,
  linkProp = 'href',
  navigate = loadPage,
  children,
}: UiProviderProps) {
  const read = direction ?? getDirection(locale);
  const ui = useMemo<Ui>(() => {
    return {
      locale,
      direction: read,
      t: createTranslate(messages ?? {}, locale),
      sanitize,
      routes,
      link,
      linkProp,
      navigate,
    };
  }, [locale, messages, read, sanitize, routes, link, linkProp, navigate]);
  // For the first format the browser loads its data about numbers, 50 ms on a slow processor. Here the
  // page waits for its content: the effects of the components below have sent their requests.
  useEffect(() => void getNumberFormat(locale), [locale]);
  return (
    <UiContext value={ui}>
      <RadixDirection.Provider dir={read}>
        <AnnouncerProvider>{children}</AnnouncerProvider>
      </RadixDirection.Provider>
    </UiContext>
  );
}

/**
 * Returns locale, direction, messages and routes of the nearest provider.
 *
 * @throws {Error} outside a `UiProvider`.
 */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) {
    throw new Error('Vitrine components need a <UiProvider> above them: wrap the page in one.');
  }
  return ui;
}

/**
 * Returns a route of the nearest provider: a URL, or a function that returns one. Without the route,
 * development logs how to add it.
 *
 * @example const getProductUrl = useRoute('product');
 * @throws {Error} outside a `UiProvider`.
 */
export const useRoute = <Name extends keyof Routes>(name: Name): Routes[Name] =>
  getRoute(useUi().routes, name);

/**
 * Returns the function that navigates to a page of the app, as the provider's router does. Use it
 * where a link does not fit, such as after a form was sent.
 *
 * @throws {Error} outside a `UiProvider`.
 */
export const useAppNavigate = (): ((url: string) => void) => useUi().navigate;

/**
 * Returns the message function of the nearest provider for the messages of another package, which
 * has added its English ones with `addDefaultMessages`.
 *
 * @example const t = useTranslate<typeof adminMessages>();
 * @throws {Error} outside a `UiProvider`.
 */
export const useTranslate = <Catalog,>(): Translate<Catalog> =>
  useUi().t as unknown as Translate<Catalog>;

/** The locale and the message function, for functions that make text outside of components. */
export type TextContext = Pick<Ui, 'locale' | 't'>;
