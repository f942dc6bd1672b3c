'use client';

import { classes, Icon, useUi, VisuallyHidden } from '@vitrine/ui';
import {
  ArrowBigUp,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Command as CommandKey,
  CornerDownLeft,
  type LucideIcon,
} from 'lucide-react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import type { AdminMessageKey } from '../messages/english.ts';
import { type AdminTranslate, useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './Keys.css.ts';
import '../messages/en/frame.ts';

const never = () => () => {};
const isMacDevice = () => /mac|iphone|ipad/i.test(navigator.platform);
const isUnknown = () => false;

type NamedKey = Extract<AdminMessageKey, `admin.key.${string}`>;
type PlainKey = Exclude<NamedKey, 'admin.key.then'>;

/** Keys that are drawn, because the interface font has no signs for them, and their spoken names. */
const drawn: Readonly<Record<string, { icon?: LucideIcon; text?: string; name: PlainKey }>> = {
  mod: { text: 'Ctrl', name: 'admin.key.mod' },
  command: { icon: CommandKey, name: 'admin.key.command' },
  shift: { icon: ArrowBigUp, name: 'admin.key.shift' },
  alt: { text: 'Alt', name: 'admin.key.alt' },
  enter: { icon: CornerDownLeft, name: 'admin.key.enter' },
  escape: { text: 'Esc', name: 'admin.key.escape' },
  up: { icon: ArrowUp, name: 'admin.key.up' },
  down: { icon: ArrowDown, name: 'admin.key.down' },
  left: { icon: ArrowLeft, name: 'admin.key.left' },
  right: { icon: ArrowRight, name: 'admin.key.right' },
  tab: { text: 'Tab', name: 'admin.key.tab' },
  space: { name: 'admin.key.space' },
};

const getParts = (combination: string, isMac: boolean) =>
  combination.split('+').map((part) => (part === 'mod' && isMac ? 'command' : part));

const nameOfPart = (part: string, t: AdminTranslate) => {
  const known = drawn[part];
  return known ? t(known.name) : part.toUpperCase();
};

export interface KeysProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As in `Command`: `'mod+k'`, `'g o'`, `'escape'`. */
  keys: string;
}

/** The keys of a command, drawn as on a keyboard, with words for screen readers. */
export function Keys({ keys, className, ...rest }: KeysProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const isMac = useSyncExternalStore(never, isMacDevice, isUnknown);
  const combinations = keys.split(' ').map((one) => getParts(one, isMac));
  const [first = '', second] = combinations.map((parts) =>
    parts.map((part) => nameOfPart(part, t)).join(' '),
  );
  return (
    <span {...rest} className={classes(css.root, className)}>
      <VisuallyHidden>{second ? t('admin.key.then', { first, second }) : first}</VisuallyHidden>
      {combinations.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a key may be pressed twice.
        <span key={index} aria-hidden="true" className={css.key}>
          {parts.map((part) => {
            const { icon, text } = drawn[part] ?? {};
            if (icon) return <Icon key={part} as={icon} size="small" className={css.icon} />;
            // German keyboards have another sign on this key.
            const sign = part === 'mod' && locale.startsWith('de') ? 'Strg' : text;
            return <span key={part}>{sign ?? nameOfPart(part, t)}</span>;
          })}
        </span>
      ))}
    </span>
  );
}
