import * as RadixDirection from 'radix-ui/direction';
import * as Tooltip from 'radix-ui/tooltip';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  createTranslate,
  english,
  type MessageCatalog,
  type Translate,
} from '../messages/message-catalog.ts';
import { AnnouncerProvider } from '../primitives/announcer/Announcer.tsx';
import type { Sanitize } from '../primitives/safe-html/sanitize.ts';
import { type Direction, getDirection } from './locale.ts';

interface Ui {
  locale: string;
  direction: Direction;
  t: Translate;
  /** The host's own sanitizer. */
  sanitize?: Sanitize | undefined;
}

const UiContext = createContext<Ui | null>(null);

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
  children: ReactNode;
}

/** Provides language, direction and the page's announcer to all components below it. */
export function UiProvider({
  locale = 'en-US',
  messages,
  direction,
  sanitize,
  children,
}: UiProviderProps) {
  const read = direction ?? getDirection(locale);
  const ui = useMemo<Ui>(() => {
    return {
      locale,
      direction: read,
      t: createTranslate({ ...english, ...messages }, locale),
      sanitize,
    };
  }, [locale, messages, read, sanitize]);
  return (
    <UiContext value={ui}>
      <RadixDirection.Provider dir={read}>
        <Tooltip.Provider delayDuration={400}>
          <AnnouncerProvider>{children}</AnnouncerProvider>
        </Tooltip.Provider>
      </RadixDirection.Provider>
    </UiContext>
  );
}

/**
 * Returns locale, direction and messages of the nearest provider.
 *
 * @throws {Error} outside a `UiProvider`.
 */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) {
    throw new Error('Vitrine parts need a <UiProvider> above them: wrap the page in one.');
  }
  return ui;
}

/** The locale and the message function, for functions that make text outside of components. */
export type TextContext = Pick<Ui, 'locale' | 't'>;
