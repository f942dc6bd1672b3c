'use client';

import { Dialog, Icon, useAnnounce, VisuallyHidden } from '@vitrine/ui';
import { ArrowRight, ChevronRight, Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import {
  type Command,
  useCommands,
  useCurrentCommands,
  useOptionalCommands,
} from '../command-context.ts';
import { compactDensity } from '../compact-density.ts';
import { Keys } from '../Keys.tsx';
import { CommandGroup, CommandItem } from './CommandItem.tsx';
import * as css from './CommandMenu.css.ts';
import { type Beside, MenuContext, type MenuState } from './command-menu-context.ts';
import '../../messages/en/frame.ts';

// The reasons for an own list: docs/decisions/0121-build-the-command-menu-without-a-library.md

/** Delay between typing and a search, in milliseconds. */
const SEARCH_DELAY_MS = 250;

export interface CommandMenuProps {
  /** Groups of search results below the commands: `OrderResults` and others. */
  children?: ReactNode;
}

/**
 * Searches and runs commands: those of the page first, then the pages, then the results of its
 * children. Tab shows only the kind of the highlighted entry, Backspace in the empty field all kinds
 * again. ⌘Enter or Ctrl+Enter opens a result beside the list that shows it, or else its page in a new
 * tab. Opened by `openMenu()` of `useCommandContext`, and in `AdminFrame` also by ⌘K or Ctrl+K. Needs a
 * `CommandProvider` above it.
 */
export function CommandMenu({ children }: CommandMenuProps) {
  const commands = useOptionalCommands();
  const t = useAdminTranslate();
  const input = useRef<HTMLInputElement>(null);
  const afterClose = useRef<() => void>(undefined);
  useCommands(
    useMemo(
      () => [
        {
          ...{ id: 'admin.beside', label: t('admin.keys.beside'), keys: 'mod+enter' },
          // The field of the menu has this key: here it is only listed.
          ...{ isHidden: true, canRun: () => false, run: () => {} },
        },
      ],
      [t],
    ),
  );
  if (!commands) return null;
  const { isMenuOpen, setMenuOpen } = commands;
  return (
    <Dialog.Root open={isMenuOpen} onOpenChange={setMenuOpen}>
      <Dialog.Content
        {...compactDensity(css.content)}
        aria-describedby={undefined}
        initialFocus={input}
        onCloseAutoFocus={() => {
          const run = afterClose.current;
          afterClose.current = undefined;
          // The focus is restored first, and then moves to what is opened.
          if (run) queueMicrotask(run);
        }}
      >
        <VisuallyHidden>
          <Dialog.Title>{t('admin.command.open')}</Dialog.Title>
        </VisuallyHidden>
        <MenuContent
          input={input}
          close={(then) => {
            afterClose.current = then;
            setMenuOpen(false);
          }}
        >
          {children}
        </MenuContent>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Whether every word of a text begins a word of a command. */
function matchesText({ label, hint = '' }: Command, text: string): boolean {
  const words = `${label} ${hint}`.toLocaleLowerCase().split(/\s+/);
  const parts = text.toLocaleLowerCase().split(/\s+/);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}

interface MenuContentProps {
  input: { current: HTMLInputElement | null };
  close: MenuState['close'];
  children: ReactNode;
}

/** Returns the heading of an option's group. */
const getKind = (option: HTMLElement | null): string | undefined => {
  const headingId = option?.closest('[role=group]')?.getAttribute('aria-labelledby');
  return document.getElementById(headingId ?? '')?.textContent ?? undefined;
};

/** The options on screen, whichever components have rendered them. */
interface Options {
  ids: readonly string[];
  activeId: string | undefined;
}

const noOptions: Options = { ids: [], activeId: undefined };

function MenuContent({ input, close, children }: MenuContentProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const shownText = useRef('');
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const [{ ids, activeId }, setOptions] = useState(noOptions);
  const [kept, setKept] = useState<string>();
  const [beside, setBeside] = useState<Beside>();
  const [pendingSearches, setPendingSearches] = useState(0);
  const typed = text.trim();
  /** Whether the options are those of the typed text. */
  const isCurrent = pendingSearches === 0 && searchText === typed;

  useEffect(() => {
    const timer = setTimeout(() => setSearchText(typed), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // Another text begins at the first option. Results arrive whenever their search ends: the
  // highlighted option stays while it exists.
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    let highlightsFirst = text !== shownText.current;
    shownText.current = text;
    const read = () => {
      const found = [...root.querySelectorAll('[role="option"]')].map(({ id }) => id);
      const first = highlightsFirst;
      highlightsFirst = false;
      setOptions((before) => {
        const stays = !first && found.includes(before.activeId ?? '');
        const active = stays ? before.activeId : found[0];
        const isSame = active === before.activeId && found.join() === before.ids.join();
        return isSame ? before : { ids: found, activeId: active };
      });
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [text]);

  const { length: count } = ids;
  useEffect(() => {
    if (!searchText || !isCurrent) return;
    const timer = setTimeout(() => announce(t('admin.command.count', { count })), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [searchText, isCurrent, count, announce, t]);

  const beginSearch = useCallback(() => {
    setPendingSearches((pending) => pending + 1);
    return () => setPendingSearches((pending) => pending - 1);
  }, []);

  const highlight = (id: string) => setOptions((before) => ({ ...before, activeId: id }));

  /** Shows only the results of one kind, or those of all. */
  const keep = (kind: string | undefined) => {
    if (kind === kept) return;
    setKept(kind);
    announce(
      t(kind === undefined ? 'admin.command.allKinds' : 'admin.command.onlyKind', {
        kind: kind ?? '',
      }),
    );
  };

  const press = (event: KeyboardEvent) => {
    // While an input method composes, its keys choose a character.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const active = document.getElementById(activeId ?? '');
    if (event.key === 'Tab') {
      // The field keeps the focus: there is nothing else to reach.
      event.preventDefault();
      keep(event.shiftKey ? undefined : (getKind(active) ?? kept));
    } else if (event.key === 'Backspace' && text === '' && kept !== undefined) {
      event.preventDefault();
      keep(undefined);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { metaKey, ctrlKey } = event;
      active?.dispatchEvent(new MouseEvent('click', { bubbles: true, metaKey, ctrlKey }));
    } else if (step && ids.length > 0) {
      event.preventDefault();
      const next = ids[(ids.indexOf(activeId ?? '') + step + ids.length) % ids.length];
      if (next === undefined) return;
      highlight(next);
      document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
    }
  };

  const offered = useCurrentCommands().filter(
    (command) => !command.isHidden && (typed === '' || matchesText(command, typed)),
  );
  const ofKind = (kind: Command['kind']) =>
    offered.filter((command) => (command.kind ?? 'action') === kind);
  return (
    <MenuContext
      value={{
        text: typed,
        searchText,
        activeId,
        highlight,
        kept,
        setBeside,
        beginSearch,
        close,
      }}
    >
      <div className={css.search}>
        <Icon as={Search} />
        {kept !== undefined && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('admin.command.showAllKinds', { kind: kept })}
            className={css.kept}
            onClick={() => {
              keep(undefined);
              input.current?.focus();
            }}
          >
            <bdi>{kept}</bdi>
            <Icon as={X} size="small" />
          </button>
        )}
        <input
          ref={input}
          role="combobox"
          aria-label={t('admin.command.open')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t('admin.command.open')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
          onKeyDown={press}
          className={css.input}
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('admin.command.open')}
        className={css.list}
      >
        <CommandList heading={t('admin.command.actions')} commands={ofKind('action')} />
        <CommandList heading={t('admin.command.goTo')} commands={ofKind('navigation')} />
        {children}
      </div>
      {count === 0 && typed !== '' && isCurrent && (
        <p className={css.empty}>{t('admin.command.empty', { text: typed })}</p>
      )}
      <div className={css.footer}>
        <span className={css.pair}>
          <Keys keys="up down" aria-hidden="true" /> {t('admin.command.move')}
        </span>
        <span className={css.pair}>
          <Keys keys="enter" aria-hidden="true" />{' '}
          {t(beside ? 'admin.command.openPage' : 'admin.command.run')}
        </span>
        <span className={css.pair}>
          <Keys keys="tab" aria-hidden="true" /> {t('admin.command.oneKind')}
        </span>
        {activeId !== undefined && beside && (
          <span className={css.pair}>
            <Keys keys="mod+enter" aria-hidden="true" />{' '}
            {t(beside === 'list' ? 'admin.command.beside' : 'admin.command.newTab')}
          </span>
        )}
        <span className={css.last}>
          <Keys keys="escape" aria-hidden="true" /> {t('admin.close')}
        </span>
      </div>
    </MenuContext>
  );
}

function CommandList({ heading, commands }: { heading: string; commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {commands.map(({ id, label, hint, keys, kind, href, run }) => (
        <CommandItem
          key={id}
          label={label}
          hint={hint}
          keys={keys}
          href={kind === 'navigation' ? href : undefined}
          mark={
            <Icon as={kind === 'navigation' ? ArrowRight : ChevronRight} size="small" mirrored />
          }
          onSelect={run}
        />
      ))}
    </CommandGroup>
  );
}
