'use client';

import { useAppNavigate } from '@vitrine/ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useSyncExternalStore,
} from 'react';

/** Something that a page can do, in the command menu, in the list of keys, and by a key. */
export interface Command {
  /** Unique on the page. */
  id: string;
  /** A verb and its object, the same as on the button: “Archive 3 orders”. */
  label: string;
  /** Further text of the menu, such as the number of an order. */
  hint?: string | undefined;
  /**
   * The key: `'e'`, `'mod+k'`, `'shift+down'`, or two one after the other: `'g o'`. `mod` is Command
   * on a Mac and Control elsewhere. One-letter keys work only without a field in focus, and a user can
   * turn them off.
   */
  keys?: string | undefined;
  /** `navigation` goes to another page. Default `action`. */
  kind?: 'action' | 'navigation';
  /** Whether it is only a key, and not in the menu, such as “next row”. */
  isHidden?: boolean;
  /** Whether the key also works in a field. Only for keys with Command or Control. */
  worksInFields?: boolean;
  /**
   * Whether the key has something to act on now. Otherwise the key keeps what the browser does with it,
   * such as scrolling by Space. Default: it always has.
   */
  canRun?: () => boolean;
  /** The URL of the page, for `navigation`. */
  href?: string | undefined;
  /** Does what the label says. */
  run: () => void;
}

/** A list that shows an item in detail beside its rows. */
export interface ListInspector {
  area: 'orders' | 'products';
  /** Whether an item is one of the rows. */
  has: (id: string) => boolean;
  /** Opens the item beside the list, and moves the focus to its row. */
  open: (id: string) => void;
}

/** Asks before the page is left for a URL, and navigates after the answer. */
export type LeaveGuard = (url: string) => void;

/** What all mounted components offer. */
export interface Registry<Item> {
  set: (owner: string, items: readonly Item[]) => void;
  remove: (owner: string) => void;
  read: () => readonly Item[];
  subscribe: (listener: () => void) => () => void;
}

/** Creates a registry of one provider. */
export function createRegistry<Item>(): Registry<Item> {
  const owners = new Map<string, readonly Item[]>();
  const listeners = new Set<() => void>();
  let current: readonly Item[] = [];
  const notify = () => {
    current = [...owners.values()].flat();
    for (const listener of listeners) listener();
  };
  return {
    set(owner, items) {
      owners.set(owner, items);
      notify();
    },
    remove(owner) {
      owners.delete(owner);
      notify();
    },
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What `useCommandContext` returns. */
export interface CommandContextValue {
  /** Opens the command menu. */
  openMenu: () => void;
  /** Opens the list of keys. */
  openKeyHelp: () => void;
  /** Whether one-letter keys work. */
  hasLetterKeys: boolean;
  /** Turns one-letter keys on or off, on this device. */
  setLetterKeys: (on: boolean) => void;
}

/** The state of a provider, for the components of this folder. */
export interface CommandProviderValue extends CommandContextValue {
  registry: Registry<Command>;
  inspectors: Registry<ListInspector>;
  leaveGuards: Registry<LeaveGuard>;
  isMenuOpen: boolean;
  setMenuOpen: (open: boolean) => void;
  isHelpOpen: boolean;
  setHelpOpen: (open: boolean) => void;
}

export const CommandContext = createContext<CommandProviderValue | null>(null);

/** Returns the state of the provider; null where a component is used without one. */
export const useOptionalCommands = (): CommandProviderValue | null => useContext(CommandContext);

/**
 * Returns the functions that open the command menu and the list of keys, and the setting of
 * one-letter keys.
 *
 * @throws {Error} outside a `CommandProvider`.
 */
export function useCommandContext(): CommandContextValue {
  const value = useContext(CommandContext);
  if (!value) throw new Error('useCommandContext needs a <CommandProvider> above it.');
  return value;
}

/**
 * Offers commands while the component is mounted: in the command menu, in the list of keys, and by
 * their keys. Without a `CommandProvider` it does nothing, so that a component also works alone.
 *
 * @example useCommands([{ id: 'archive', label: t('archive'), keys: 'a', run: archive }]);
 */
export function useCommands(commands: readonly Command[]): void {
  useRegistration(useContext(CommandContext)?.registry, commands);
}

function useRegistration<Item>(registry: Registry<Item> | undefined, items: readonly Item[]): void {
  const owner = useId();
  useEffect(() => registry?.set(owner, items), [registry, owner, items]);
  useEffect(() => () => registry?.remove(owner), [registry, owner]);
}

const none: readonly never[] = [];
const never = () => () => {};
const readNone = () => none;

const useRegistered = <Item>(registry: Registry<Item> | undefined): readonly Item[] =>
  useSyncExternalStore(registry?.subscribe ?? never, registry?.read ?? readNone, readNone);

/** Returns the current commands, in the order in which their components were mounted. */
export const useCurrentCommands = (): readonly Command[] =>
  useRegistered(useContext(CommandContext)?.registry);

/** Lets the results of the command menu open beside a list while it is mounted. */
export function useListInspector(inspector: ListInspector): void {
  useRegistration(useContext(CommandContext)?.inspectors, [inspector]);
}

/**
 * Returns a function that returns what opens an item beside the list; undefined if no list on the page
 * shows it.
 */
export function useOpenBeside(area: ListInspector['area']) {
  const inspectors = useRegistered(useContext(CommandContext)?.inspectors);
  return (id: string): (() => void) | undefined => {
    const list = inspectors.findLast((one) => one.area === area && one.has(id));
    return list && (() => list.open(id));
  };
}

/** Calls a guard before `useGuardedNavigate` leaves the page. Undefined lets it leave. */
export function useLeaveGuard(guard: LeaveGuard | undefined): void {
  const guards = useMemo(() => (guard ? [guard] : none), [guard]);
  useRegistration(useContext(CommandContext)?.leaveGuards, guards);
}

/**
 * Returns `useAppNavigate()`, which first asks if the page has changes that are not saved. For keys,
 * commands and menus: `LeaveDialog` itself catches links.
 */
export function useGuardedNavigate(): (url: string) => void {
  const navigate = useAppNavigate();
  const guards = useContext(CommandContext)?.leaveGuards;
  return useCallback(
    (url) => {
      const guard = guards?.read().at(-1) ?? navigate;
      guard(url);
    },
    [guards, navigate],
  );
}
