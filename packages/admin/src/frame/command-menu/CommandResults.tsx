'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useGuardedNavigate } from '../command-context.ts';
import { CommandGroup, CommandItem, type CommandItemProps } from './CommandItem.tsx';
import { useCommandSearch, useMenu } from './command-menu-context.ts';

/**
 * Returns the results of a search, and the previous ones until they are loaded, so that the groups of
 * the menu stay where they are. Results of a failed search are empty.
 *
 * @param status that of the search, as in a `PagedList`.
 */
export function useCommandResults<Item>({
  items,
  status,
}: {
  items: readonly Item[];
  status: 'pending' | 'error' | 'success';
}): readonly Item[] {
  const { beginSearch } = useMenu();
  const isPending = status === 'pending';
  useEffect(() => (isPending ? beginSearch() : undefined), [isPending, beginSearch]);
  const [shown, setShown] = useState(items);
  if (!isPending && shown !== items) setShown(items);
  return isPending ? shown : items;
}

/** Fewest characters of a search for results. */
const MIN_SEARCH_LENGTH = 2;

/** Most results of one kind that the menu shows. */
export const MAX_COMMAND_RESULTS = 5;

/** Shows results once there is a text to search for. */
export function CommandSearch({ children }: { children: (search: string) => ReactNode }) {
  const search = useCommandSearch();
  return search.length < MIN_SEARCH_LENGTH ? null : children(search);
}

/** A result of a search. Without a URL, choosing it only closes the menu. */
export interface CommandResult extends Pick<CommandItemProps, 'label' | 'hint' | 'onOpenBeside'> {
  key: string;
  url: string | undefined;
}

interface CommandResultsProps {
  heading: string;
  results: readonly CommandResult[];
}

/** The results of one kind, each a page. */
export function CommandResults({ heading, results }: CommandResultsProps) {
  const navigate = useGuardedNavigate();
  if (results.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {results.map(({ key, url, ...item }) => (
        <CommandItem key={key} {...item} href={url} onSelect={() => url && navigate(url)} />
      ))}
    </CommandGroup>
  );
}
