'use client';

import type {
  EditedTicketKinds,
  EditorState,
  SaveOutcome,
  TicketKind,
  TicketKindEditor,
  TicketKindFields,
  TicketKindKey,
  TicketKindProblem,
  TicketKindValues,
} from '@vitrine/atoms';
import { createContext, useContext } from 'react';
import type { UndoNotices } from '../../utils/UndoNotice.tsx';

/** One row of the list: a kind as it is saved, if it is, and with the changes that are not. */
export interface TicketKindRow {
  id: string;
  kind: TicketKind | undefined;
  fields: TicketKindFields;
  isChanged: boolean;
}

/** Where a kind can be moved. */
export type TicketKindMove = 'up' | 'down' | 'first' | 'last';

/** Shared context of the ticket kinds of one event. */
export interface TicketKindsContextValue {
  eventId: string;
  currency: string;
  timeZone: string;
  /** Whether the kinds could not be loaded. */
  hasFailed: boolean;
  reload: () => void;
  /** Undefined until the kinds are loaded. */
  editor: TicketKindEditor | undefined;
  state: EditorState<EditedTicketKinds, TicketKindValues, TicketKindProblem>;
  rows: readonly TicketKindRow[];
  /** Whether the host can write kinds, and the event is not canceled. */
  canEdit: boolean;
  openId: string | undefined;
  /** Opens the form of a kind, or closes it: the focus returns to its row. */
  open: (id: string | undefined) => void;
  add: () => void;
  duplicate: (row: TicketKindRow) => void;
  /** The kind that is about to be removed. */
  removing: TicketKindRow | undefined;
  askToRemove: (row: TicketKindRow | undefined) => void;
  /** Moves a saved kind to a place among the saved ones. */
  moveTo: (row: TicketKindRow, place: number) => void;
  change: (id: string, fields: Partial<TicketKindFields>) => void;
  check: (key: TicketKindKey) => void;
  /** Reverts all changes; kinds that were never saved disappear. */
  discard: () => void;
  save: () => Promise<SaveOutcome>;
  /** Removes a kind that was never saved. */
  removeNew: (id: string) => void;
  notices: UndoNotices;
  getControlId: (key: TicketKindKey) => string;
  /** Returns the id of a row's button. */
  getRowId: (id: string) => string;
}

/** Null for events without tickets. */
export const TicketKindsContext = createContext<TicketKindsContextValue | null>(null);

/** @throws {Error} outside an event with tickets. */
export function useTicketKinds(): TicketKindsContextValue {
  const value = useContext(TicketKindsContext);
  if (!value) throw new Error('This component belongs in a <TicketKindsProvider>.');
  return value;
}
