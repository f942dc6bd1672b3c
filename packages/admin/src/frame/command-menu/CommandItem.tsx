'use client';

import { type ReactNode, useId, useLayoutEffect } from 'react';
import { Keys } from '../Keys.tsx';
import * as css from './CommandMenu.css.ts';
import { useMenu } from './command-menu-context.ts';

export interface CommandGroupProps {
  /** The name of the group. */
  heading: string;
  /** `CommandItem`s. */
  children: ReactNode;
}

/** Results of one kind in the command menu. */
export function CommandGroup({ heading, children }: CommandGroupProps) {
  const { kept } = useMenu();
  const headingId = useId();
  if (kept !== undefined && kept !== heading) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
    <div role="group" aria-labelledby={headingId} className={css.group}>
      <div id={headingId} role="presentation" className={css.groupHeading}>
        {heading}
      </div>
      {children}
    </div>
  );
}

export interface CommandItemProps {
  /** What the entry does or opens. */
  label: string;
  /** Further text after the label. */
  hint?: ReactNode;
  /** The keys of the command, such as `g o`. */
  keys?: string | undefined;
  /** An icon or a status mark before the label. */
  mark?: ReactNode;
  /** URL of the entry's page: ⌘Enter, Ctrl+Enter and a click with these keys open it in a new tab. */
  href?: string | undefined;
  /** Shows the entry next to the current page; the same keys call it instead, once the menu is closed. */
  onOpenBeside?: (() => void) | undefined;
  /** Called when the entry is chosen, once the menu is closed. */
  onSelect: () => void;
}

/** One entry of the command menu. The typed text is emphasized in its label. */
export function CommandItem({
  label,
  hint,
  keys,
  mark,
  href,
  onOpenBeside,
  onSelect,
}: CommandItemProps) {
  const { text, activeId, highlight, setBeside, close } = useMenu();
  const id = useId();
  const isActive = id === activeId;
  const beside = onOpenBeside ? 'list' : href ? 'tab' : undefined;
  useLayoutEffect(() => {
    if (isActive) setBeside(beside);
  }, [isActive, beside, setBeside]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field refers to it.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.item}
      onPointerMove={() => {
        if (!isActive) highlight(id);
      }}
      onClick={({ metaKey, ctrlKey }) => {
        if (!metaKey && !ctrlKey) {
          close();
          onSelect();
        } else if (onOpenBeside) {
          close(onOpenBeside);
        } else if (href) {
          close();
          window.open(href, '_blank', 'noopener');
        }
      }}
    >
      {mark}
      <span className={css.label}>
        <bdi>
          <Emphasized label={label} text={text} />
        </bdi>
      </span>
      <span className={css.hint}>{hint}</span>
      {keys && <Keys keys={keys} />}
    </div>
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
