'use client';

import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react';

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
  run: () => void;
}

/** The commands of all mounted components. */
export interface CommandRegistry {
  set: (owner: string, commands: readonly Command[]) => void;
  remove: (owner: string) => void;
  read: () => readonly Command[];
  subscribe: (listener: () => void) => () => void;
}

/** Creates the registry of one provider. */
export function createCommandRegistry(): CommandRegistry {
  const owners = new Map<string, readonly Command[]>();
  const listeners = new Set<() => void>();
  let current: readonly Command[] = [];
  const notify = () => {
    current = [...owners.values()].flat();
    for (const listener of listeners) listener();
  };
  return {
    set(owner, commands) {
      owners.set(owner, commands);
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
  setLetterKeys: (on: boolean) => void;
}

/** The state of a provider, for the components of this folder. */
export interface CommandProviderValue extends CommandContextValue {
  registry: CommandRegistry;
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
  const registry = useContext(CommandContext)?.registry;
  const owner = useId();
  useEffect(() => registry?.set(owner, commands), [registry, owner, commands]);
  useEffect(() => () => registry?.remove(owner), [registry, owner]);
}

const noCommands: readonly Command[] = [];
const never = () => () => {};
const nothing = () => noCommands;

/** Returns the current commands, in the order in which their components were mounted. */
export function useCurrentCommands(): readonly Command[] {
  const registry = useContext(CommandContext)?.registry;
  return useSyncExternalStore(registry?.subscribe ?? never, registry?.read ?? nothing, nothing);
}
