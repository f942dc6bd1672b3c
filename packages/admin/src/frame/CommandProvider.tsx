'use client';

import { deviceAtom, useAtom } from '@vitrine/atoms';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Command,
  CommandContext,
  type CommandProviderValue,
  createRegistry,
  type LeaveGuard,
  type ListInspector,
} from './command-context.ts';
import {
  beginWithCharacter,
  isField,
  isInLayer,
  isPress,
  matchesKey,
  parseKeys,
} from './key-combination.ts';

/** Time between the two keys of a sequence, in milliseconds. */
const SEQUENCE_MS = 1_500;

interface KeySettings {
  letters: boolean;
}

/** Whether one-letter keys work, on this device. */
const keySettingsAtom = deviceAtom<KeySettings>({
  name: 'vitrine-admin-keys',
  toValue: (found) => {
    const { letters } = Object(found);
    return typeof letters === 'boolean' ? { letters } : null;
  },
});

export interface CommandProviderProps {
  /** The app, whose parts register commands. */
  children: ReactNode;
}

/**
 * Holds the commands of all components below, and runs them by their keys. `CommandMenu` and `KeyHelp`
 * show them. Keys do nothing while a dialog, a menu or a list is open, and one-letter keys nothing
 * while a field has the focus.
 */
export function CommandProvider({ children }: CommandProviderProps) {
  const [registry] = useState(createRegistry<Command>);
  const [inspectors] = useState(createRegistry<ListInspector>);
  const [leaveGuards] = useState(createRegistry<LeaveGuard>);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [settings, setSettings] = useAtom(keySettingsAtom);
  const hasLetterKeys = settings?.letters ?? true;
  const pending = useRef<{ key: string; at: number }>(undefined);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const openKeyHelp = useCallback(() => setHelpOpen(true), []);

  useEffect(() => {
    const run = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.isComposing || isInLayer(target)) return;
      const inField = isField(target);
      if (isPress(event.key, target)) return;
      const previous = pending.current;
      pending.current = undefined;
      const matches: Command[] = [];
      for (const command of registry.read()) {
        if (!command.keys || command.canRun?.() === false) continue;
        const keys = parseKeys(command.keys);
        const [first, second] = keys;
        if (!first || (!hasLetterKeys && beginWithCharacter(keys))) continue;
        if (inField && !command.worksInFields) continue;
        if (second) {
          const isSecond =
            previous?.key === first.key && event.timeStamp - previous.at < SEQUENCE_MS;
          if (isSecond && matchesKey(event, second)) matches.push(command);
          else if (matchesKey(event, first)) {
            pending.current = { key: first.key, at: event.timeStamp };
          }
        } else if (matchesKey(event, first)) matches.push(command);
      }
      // A hidden command may have nothing to do now, such as an undo without a change.
      const command = matches.findLast(({ isHidden }) => !isHidden) ?? matches.at(-1);
      if (!command) return;
      event.preventDefault();
      pending.current = undefined;
      command.run();
    };
    window.addEventListener('keydown', run);
    return () => window.removeEventListener('keydown', run);
  }, [registry, hasLetterKeys]);

  const value = useMemo<CommandProviderValue>(
    () => ({
      ...{ registry, inspectors, leaveGuards, isMenuOpen, setMenuOpen, isHelpOpen, setHelpOpen },
      ...{ openMenu, openKeyHelp, hasLetterKeys },
      setLetterKeys: (letters) => setSettings({ letters }),
    }),
    [
      registry,
      inspectors,
      leaveGuards,
      isMenuOpen,
      isHelpOpen,
      openMenu,
      openKeyHelp,
      hasLetterKeys,
      setSettings,
    ],
  );
  return <CommandContext value={value}>{children}</CommandContext>;
}
