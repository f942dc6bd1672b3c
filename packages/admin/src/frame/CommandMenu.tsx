'use client';

import { Dialog, Icon, useAnnounce, VisuallyHidden } from '@vitrine/ui';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { ArrowRight, ChevronRight, Search } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './CommandMenu.css.ts';
import { type Command, useCurrentCommands, useOptionalCommands } from './command-context.ts';
import { compactDensity } from './compact-density.ts';
import { Keys } from './Keys.tsx';
import '../messages/en/frame.ts';

/** Delay between typing and a search, in milliseconds. */
const SEARCH_DELAY_MS = 250;

interface MenuState {
  /** The typed text. */
  text: string;
  /** The same after a pause in typing. */
  searchText: string;
  close: () => void;
}

const MenuContext = createContext<MenuState | null>(null);

function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('This component belongs in a <CommandMenu>.');
  return menu;
}

/**
 * Returns the text to search for, a quarter of a second after the last key; empty for none.
 *
 * @throws {Error} outside a `CommandMenu`.
 */
export const useCommandSearch = (): string => useMenu().searchText;

export interface CommandMenuProps {
  /** Groups of search results below the commands: `OrderResults` and others. */
  children?: ReactNode;
}

/**
 * Searches and runs commands: those of the page first, then the pages, then the results of its
 * children. Opened by ⌘K or Ctrl+K and by `openMenu()` of `useCommandContext`. Needs a
 * `CommandProvider` above it.
 */
export function CommandMenu({ children }: CommandMenuProps) {
  const commands = useOptionalCommands();
  const t = useAdminTranslate();
  const input = useRef<HTMLInputElement>(null);
  if (!commands) return null;
  const { isMenuOpen, setMenuOpen } = commands;
  return (
    <Dialog.Root open={isMenuOpen} onOpenChange={setMenuOpen}>
      <Dialog.Content
        {...compactDensity(css.content)}
        aria-describedby={undefined}
        initialFocus={input}
      >
        <VisuallyHidden>
          <Dialog.Title>{t('admin.command.open')}</Dialog.Title>
        </VisuallyHidden>
        <MenuContent input={input} close={() => setMenuOpen(false)}>
          {children}
        </MenuContent>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Whether every word of a text begins a word of the label. */
function matchesText({ label, hint = '' }: Command, text: string): boolean {
  const words = `${label} ${hint}`.toLocaleLowerCase().split(/\s+/);
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

interface MenuContentProps {
  input: { current: HTMLInputElement | null };
  close: () => void;
  children: ReactNode;
}

function MenuContent({ input, close, children }: MenuContentProps) {
  const t = useAdminTranslate();
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const typed = useDeferredValue(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSearchText(text.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const offered = useCurrentCommands().filter(
    (command) => !command.isHidden && (typed === '' || matchesText(command, typed)),
  );
  const ofKind = (kind: Command['kind']) =>
    offered.filter((command) => (command.kind ?? 'action') === kind);
  return (
    <MenuContext value={{ text: typed, searchText, close }}>
      <Cmdk label={t('admin.command.open')} shouldFilter={false} loop className={css.root}>
        <div className={css.search}>
          <Icon as={Search} />
          <Cmdk.Input
            ref={input}
            value={text}
            onValueChange={setText}
            placeholder={t('admin.command.open')}
            className={css.input}
          />
        </div>
        <Cmdk.List label={t('admin.command.open')} className={css.list}>
          <CommandList heading={t('admin.command.actions')} commands={ofKind('action')} />
          <CommandList heading={t('admin.command.goTo')} commands={ofKind('navigation')} />
          {children}
          <Cmdk.Empty className={css.empty}>{t('admin.command.empty', { text: typed })}</Cmdk.Empty>
        </Cmdk.List>
        <ResultCount />
        <div className={css.footer}>
          <span className={css.pair}>
            <Keys keys="up down" aria-hidden="true" /> {t('admin.command.move')}
          </span>
          <span className={css.pair}>
            <Keys keys="enter" aria-hidden="true" /> {t('admin.command.run')}
          </span>
          <span className={css.last}>
            <Keys keys="escape" aria-hidden="true" /> {t('admin.close')}
          </span>
        </div>
      </Cmdk>
    </MenuContext>
  );
}

/** Announces the number of results, once typing has paused. */
function ResultCount() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { searchText } = useMenu();
  const count = useCommandState((state) => state.filtered.count);
  useEffect(() => {
    if (!searchText) return;
    const timer = setTimeout(() => announce(t('admin.command.count', { count })), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [searchText, count, announce, t]);
  return null;
}

function CommandList({ heading, commands }: { heading: string; commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {commands.map(({ id, label, hint, keys, kind, run }) => (
        <CommandItem
          key={id}
          value={id}
          label={label}
          hint={hint}
          keys={keys}
          mark={
            <Icon as={kind === 'navigation' ? ArrowRight : ChevronRight} size="small" mirrored />
          }
          onSelect={run}
        />
      ))}
    </CommandGroup>
  );
}

export interface CommandGroupProps {
  heading: string;
  children: ReactNode;
}

/** Results of one kind in the command menu. */
export function CommandGroup({ heading, children }: CommandGroupProps) {
  return (
    <Cmdk.Group heading={<div className={css.groupHeading}>{heading}</div>} className={css.group}>
      {children}
    </Cmdk.Group>
  );
}

export interface CommandItemProps {
  /** Unique in the menu. */
  value: string;
  label: string;
  hint?: ReactNode;
  keys?: string | undefined;
  /** An icon or a status mark before the label. */
  mark?: ReactNode;
  onSelect: () => void;
}

/** One entry of the command menu. The typed text is emphasized in its label. */
export function CommandItem({ value, label, hint, keys, mark, onSelect }: CommandItemProps) {
  const { text, close } = useMenu();
  return (
    <Cmdk.Item
      value={value}
      onSelect={() => {
        close();
        onSelect();
      }}
      className={css.item}
    >
      {mark}
      <span className={css.label}>
        <bdi>
          <Emphasized label={label} text={text} />
        </bdi>
      </span>
      <span className={css.hint}>{hint}</span>
      {keys && <Keys keys={keys} />}
    </Cmdk.Item>
  );
}

function Emphasized({ label, text }: { label: string; text: string }) {
  const start = text ? label.toLocaleLowerCase().indexOf(text.toLocaleLowerCase()) : -1;
  if (start < 0) return label;
  const end = start + text.length;
  return (
    <>
      {label.slice(0, start)}
      <mark className={css.match}>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </>
  );
}
