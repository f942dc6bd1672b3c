'use client';

import {
  createTicketKind,
  createTicketKindEditor,
  duplicateTicketKind,
  getTicketKindFields,
  getTicketKindIds,
  getTicketKindKey,
  getTimeZone,
  isNewTicketKind,
  moveItem,
  parseTicketKindKey,
  setTicketKindOrderAtom,
  type TicketKindEditor,
  type TicketKindField,
  ticketKindPortAtom,
  ticketKindsAtom,
  toTicketKindValues,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useAnnounce } from '@vitrine/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useUndoNotices } from '../../utils/UndoNotice.tsx';
import { useAfterRender } from '../../utils/use-after-render.ts';
import {
  type TicketKindRow,
  TicketKindsContext,
  type TicketKindsContextValue,
} from './ticket-kinds-context.ts';
import '../../messages/en/ticket-kinds.ts';

interface TicketKindsProviderProps {
  event: EventV3;
  children: ReactNode;
}

/** Provides the ticket kinds of an event, and their changes, to the sections of its editor. */
export function TicketKindsProvider(props: TicketKindsProviderProps) {
  const { registration } = props.event;
  const type = registration?.initialType ?? registration?.type;
  return type === 'TICKETING' ? <LoadKinds {...props} /> : props.children;
}

/** ISO 4217 code for no currency. */
const UNKNOWN_CURRENCY = 'XXX';

function LoadKinds({ event, children }: TicketKindsProviderProps) {
  const { _id: eventId, dateAndTimeSettings, registration } = event;
  const [{ status, data }, reload] = useAtom(ticketKindsAtom(eventId));
  const currency =
    registration?.tickets?.currency ?? data?.kinds[0]?.price?.currency ?? UNKNOWN_CURRENCY;
  const timeZone = getTimeZone(dateAndTimeSettings);
  // Until the kinds are loaded, there are none: the event's own editor stays mounted meanwhile.
  const [empty] = useState(() =>
    createTicketKindEditor({ list: { eventId, kinds: [] }, currency, timeZone }),
  );
  const [loaded, setLoaded] = useState<TicketKindEditor>();
  if (data && !loaded) setLoaded(createTicketKindEditor({ list: data, currency, timeZone }));
  const editor = loaded ?? empty;
  const state = useAtomValue(editor.stateAtom);
  const receive = useSetAtom(editor.receiveAtom);
  const changeValues = useSetAtom(editor.changeAtom);
  const check = useSetAtom(editor.checkAtom);
  const revert = useSetAtom(editor.revertAtom);
  const save = useSetAtom(editor.saveAtom);
  useEffect(() => {
    if (data) receive({ list: data, currency, timeZone });
  }, [data, currency, timeZone, receive]);
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const baseId = useId();
  const port = useAtomValue(ticketKindPortAtom);
  const setOrder = useSetAtom(setTicketKindOrderAtom);
  const notices = useUndoNotices();
  const [openId, setOpenId] = useState<string>();
  const afterRender = useAfterRender();
  const [removing, askToRemove] = useState<TicketKindRow>();

  const kinds = data?.kinds ?? [];
  const changedIds = new Set(state.changes.map(({ key }) => parseTicketKindKey(key)?.id));
  const newIds = getTicketKindIds(state.values).filter(isNewTicketKind);
  const toRow = (id: string): TicketKindRow => ({
    ...{ id, kind: kinds.find(({ _id }) => _id === id), isChanged: changedIds.has(id) },
    fields: getTicketKindFields(state.values, id),
  });
  const rows = [...kinds.map(({ _id }) => _id), ...newIds].map(toRow);

  const open = (id: string | undefined) => {
    setOpenId(id);
    if (id !== undefined || openId === undefined) return;
    afterRender(() => document.getElementById(`${baseId}-row-${openId}`)?.focus());
  };
  const addKind = (fields: Parameters<typeof createTicketKind>[0]) => {
    const { id, values } = createTicketKind(fields);
    changeValues(values);
    setOpenId(id);
    announce(t('admin.ticketKinds.added', { name: fields.name ?? '' }));
  };
  const value: TicketKindsContextValue = {
    ...{ eventId, currency, timeZone, editor: loaded, state, rows, notices, openId, open },
    ...{ removing, askToRemove },
    hasFailed: status === 'error',
    reload: () => void reload(),
    canEdit: port !== null && event.status !== 'CANCELED',
    add: () => addKind({ name: t('admin.ticketKinds.new') }),
    duplicate: ({ fields }) => {
      const name = t('admin.ticketKinds.copyOf', { name: fields.name });
      addKind(duplicateTicketKind(fields, name));
    },
    moveTo: ({ id, fields }, place) => {
      const ids = kinds.map(({ _id }) => _id);
      const to = Math.max(0, Math.min(place, ids.length - 1));
      const from = ids.indexOf(id);
      if (from === -1 || from === to) return;
      const ticketDefinitionIds = moveItem(ids, from, to);
      const text = { name: fields.name, position: to + 1, count: ids.length };
      // Undo of an earlier move would send an order without this one.
      notices.dismiss();
      void notices.run(t('admin.ticketKinds.moved', text), t('admin.ticketKinds.moveFailed'), () =>
        setOrder({ eventId, ticketDefinitionIds }),
      );
    },
    change: (id, fields) => {
      notices.dismiss();
      changeValues(toTicketKindValues(id, fields));
    },
    check,
    discard: () => {
      revert();
      if (openId !== undefined && isNewTicketKind(openId)) open(undefined);
    },
    save,
    removeNew: (id) => {
      const fields = Object.keys(getTicketKindFields({}, id)) as TicketKindField[];
      revert(fields.map((field) => getTicketKindKey(id, field)));
    },
    getControlId: (key) => `${baseId}-${key}`,
    getRowId: (id) => `${baseId}-row-${id}`,
  };
  return <TicketKindsContext value={value}>{children}</TicketKindsContext>;
}
