'use client';

import { Icon, IconButton, TextField, useAnnounce } from '@vitrine/ui';
import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommands } from '../frame/command-context.ts';
import { Keys } from '../frame/Keys.tsx';
import * as css from './List.css.ts';

interface ListSearchProps {
  /** The text that the list is searched for. */
  search: string;
  onSearch: (search: string) => void;
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
  /** The command that focuses the field. */
  command: { id: string; label: string };
}

interface ListToolbarProps extends ListSearchProps {
  /** The number of results, as a text; undefined while it is not known. */
  count: string | undefined;
  /** Whether the number is that of the current request. */
  isCurrent: boolean;
  /**
   * Identifies what the visitor has requested: filters and search. The number is announced once for
   * each request, not for those of the list itself.
   */
  request: string;
  /** Filters between the search and the number. */
  children?: ReactNode;
  /** Buttons at the end: new items and columns. */
  actions?: ReactNode;
}

/** Search and filters of a list, and the number of results. */
export function ListToolbar({
  count,
  isCurrent,
  request,
  children,
  actions,
  ...search
}: ListToolbarProps) {
  const announce = useAnnounce();
  const announced = useRef(request);
  useEffect(() => {
    if (count === undefined || !isCurrent || announced.current === request) return;
    announced.current = request;
    announce(count);
  }, [count, isCurrent, request, announce]);
  return (
    <div className={css.toolbar}>
      <ListSearch {...search} />
      {children}
      <span className={css.end}>
        {actions}
        {count !== undefined && <span className={css.count}>{count}</span>}
      </span>
    </div>
  );
}

/** Delay between typing and a search, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/** The search of a list: after a pause in typing, by `/` in the frame, cleared by Escape. */
function ListSearch({
  search,
  onSearch,
  label,
  placeholder,
  clearLabel,
  command,
}: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  // Back, forward and “clear the search” change it from elsewhere.
  if (search !== sent) {
    setSent(search);
    setText(search);
  }
  const send = useEffectEvent(onSearch);
  useEffect(() => {
    const next = text.trim();
    if (next === sent) return;
    const timer = setTimeout(() => {
      setSent(next);
      send(next);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);
  useCommands([{ ...command, keys: '/', run: () => input.current?.focus() }]);
  return (
    <TextField
      ref={input}
      // The browser’s own button of a search field has no name in the page’s language.
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        setText('');
      }}
      prefix={<Icon as={Search} size="small" />}
      suffix={
        text === '' ? (
          <Keys keys="/" aria-hidden="true" className={css.searchKey} />
        ) : (
          <IconButton
            label={clearLabel}
            icon={X}
            className={css.clear}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          />
        )
      }
      className={css.search}
    />
  );
}
