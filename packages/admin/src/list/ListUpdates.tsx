'use client';

import { type ListUpdatesAtom, type RowUpdate, useAtom } from '@vitrine/atoms';
import { Badge, Button, useAnnounce } from '@vitrine/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useAfterRender } from '../utils/use-after-render.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import { focusRow, getFirstRow } from './row-focus.ts';
import '../messages/en/frame.ts';

/** Time between two checks for new data, in milliseconds. */
const CHECK_INTERVAL_MS = 60_000;

/** How long the pointer rests on the rows before they may change, in milliseconds. */
const POINTER_REST_MS = 1_000;

/**
 * Checks a list for new data when the window gets the focus, and every minute while the page is
 * visible. Rows do not change while the pointer moves over them, or while one of their cells is edited:
 * the check waits.
 */
function useChecks(rows: RefObject<HTMLElement | null>, check: () => void): void {
  const run = useEffectEvent(check);
  useEffect(() => {
    let movedAt = Number.NEGATIVE_INFINITY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const notice = ({ target, timeStamp }: PointerEvent) => {
      if (target instanceof Node && rows.current?.contains(target)) movedAt = timeStamp;
    };
    const isBusy = () => {
      const { activeElement } = document;
      const isEdited =
        rows.current?.contains(activeElement) === true &&
        activeElement?.matches('input:not([type=checkbox]), textarea, [contenteditable]');
      return isEdited || performance.now() - movedAt < POINTER_REST_MS;
    };
    const start = () => {
      clearTimeout(waiting);
      if (document.visibilityState !== 'visible') return;
      if (isBusy()) waiting = setTimeout(start, POINTER_REST_MS);
      else run();
    };
    const interval = setInterval(start, CHECK_INTERVAL_MS);
    window.addEventListener('focus', start);
    document.addEventListener('visibilitychange', start);
    document.addEventListener('pointermove', notice, { passive: true });
    return () => {
      clearTimeout(waiting);
      clearInterval(interval);
      window.removeEventListener('focus', start);
      document.removeEventListener('visibilitychange', start);
      document.removeEventListener('pointermove', notice);
    };
  }, [rows]);
}

interface NewItemsProps {
  /** A list; its messages begin with `admin.` and this name. */
  area: 'orders' | 'products';
  updatesAtom: ListUpdatesAtom;
  /** The element that contains the rows. */
  rows: RefObject<HTMLElement | null>;
}

/**
 * Keeps a list current, and offers what is new with a button. It is in the toolbar, where it moves no
 * row. The first of the new rows gets the focus.
 */
export function NewItems({ area, updatesAtom, rows }: NewItemsProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const [{ addedCount }, update] = useAtom(updatesAtom);
  const [isLoading, setLoading] = useState(false);
  const afterRender = useAfterRender();
  useChecks(rows, () => void update('check'));
  const text = addedCount > 0 ? t(`admin.${area}.new`, { count: addedCount }) : undefined;
  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);
  if (!text) return null;
  const show = async () => {
    setLoading(true);
    await update('show');
    setLoading(false);
    afterRender(() => {
      const first = getFirstRow(rows.current);
      if (first) focusRow(rows.current, first);
    });
  };
  return (
    <Button
      emphasis="text"
      state={isLoading ? 'loading' : 'idle'}
      labels={{ loading: text }}
      onClick={() => void show()}
    >
      {text}
    </Button>
  );
}

/** Who has just changed a row, and when. */
export function RowUpdateBadge({ update }: { update: RowUpdate | undefined }) {
  const t = useAdminTranslate();
  const { time } = useMomentFormats();
  if (!update) return null;
  return (
    <Badge kind="outline">
      {update.by === undefined
        ? t('admin.list.changed', { time: time(update.at) })
        : t('admin.list.changedBy', { name: update.by, time: time(update.at) })}
    </Badge>
  );
}
