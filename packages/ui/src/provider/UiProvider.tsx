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
  /** Messages that replace the American English ones, all or some: `britishEnglish`, `german`, your own. */
  messages?: Partial<MessageCatalog>;
  /** Reading direction; by default that of the locale. Set `dir` on the page to the same. */
  direction?: Direction;
  /**
   * What makes HTML safe, made by `createSanitizer` of `@vitrine/ui/sanitize`. Only for markup that
   * a server has to send: give the same to server and page. By default it loads in the page when needed.
   */
  sanitize?: Sanitize;
  children: ReactNode;
}

/** Language, direction and the page's one announcer for all parts below it. */
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
 * Locale, direction and words of the nearest provider.
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
