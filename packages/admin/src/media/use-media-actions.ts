'use client';

import {
  addProductMediaAtom,
  createUndoStack,
  type MediaManager,
  type MediaMove,
  moveMedia,
  setMediaChoicesAtom,
  updateMediaDetailsAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { ApplicationError, type MediaItem, ValidationError } from '@vitrine/client';
import type { MediaInput } from '@vitrine/client/catalog-admin';
import { useAnnounce } from '@vitrine/ui';
import { useState } from 'react';
import type { ActionNotice } from '../frame/ActionBar.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/frame.ts';
import '../messages/en/media.ts';

/** What the bar reports after an action. */
export interface MediaNotice extends ActionNotice {
  /** Whether the newest change can be undone. */
  canUndo: boolean;
}

/** A dialog of the manager, with the items that it is about. */
export type MediaDialog = { kind: 'move'; ids: readonly string[] } | { kind: 'add' | 'library' };

/** The actions of one product's media, and their state. */
export interface MediaActions {
  notice: MediaNotice | undefined;
  dismissNotice: () => void;
  undo: () => Promise<void>;
  dialog: MediaDialog | undefined;
  /** Opens a dialog; `undefined` closes it. */
  open: (dialog: MediaDialog | undefined) => void;
  move: (ids: readonly string[], to: MediaMove) => void;
  setOrder: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  setAltText: (item: MediaItem, altText: string, before: string) => void;
  setFocalPoint: (
    item: MediaItem,
    point: { x: number; y: number } | null,
    before: { x: number; y: number } | null,
  ) => void;
  setChoice: (ids: readonly string[], option: string, choice: string, isShown: boolean) => void;
  /** Adds items of the library, or by URL; resolves with whether the platform has accepted them. */
  add: (media: MediaInput[]) => Promise<boolean>;
}

/** Returns the actions of a manager. */
export function useMediaActions(
  productId: string,
  manager: MediaManager,
  items: readonly MediaItem[],
): MediaActions {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const [undoStack] = useState(createUndoStack);
  const [notice, setNotice] = useState<MediaNotice>();
  const [dialog, open] = useState<MediaDialog>();
  const pushUndo = useSetAtom(undoStack.pushAtom);
  const undoLast = useSetAtom(undoStack.undoAtom);
  const order = useSetAtom(manager.orderAtom);
  const remove = useSetAtom(manager.removeAtom);
  const update = useSetAtom(updateMediaDetailsAtom);
  const setChoices = useSetAtom(setMediaChoicesAtom);
  const add = useSetAtom(addProductMediaAtom);

  const show = (next: MediaNotice) => {
    setNotice(next);
    announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
  };
  const fail = (text: string) => show({ tone: 'failed', text, canUndo: false });

  /** Makes a change, and offers its inverse. */
  const run = async (text: string, change: () => Promise<() => Promise<unknown>>) => {
    try {
      const undo = await change();
      pushUndo({ label: text, undo });
      show({ tone: 'success', text, canUndo: true });
    } catch {
      fail(t('admin.media.failed'));
    }
  };

  const ids = items.map(({ _id }) => _id);
  const setOrder = (next: readonly string[]) => {
    if (next.every((id, index) => id === ids[index])) return;
    void run(t('admin.media.done.order'), () => order(next));
  };

  return {
    notice,
    dismissNotice: () => setNotice(undefined),
    undo: async () => {
      const label = notice?.text ?? '';
      setNotice(undefined);
      try {
        const entry = await undoLast();
        if (entry) announce(t('admin.undone', { label: entry.label }));
      } catch {
        fail(t('admin.undoFailed', { label }));
      }
    },
    dialog,
    open,
    setOrder,
    move: (moved, to) => setOrder(moveMedia(ids, moved, to)),
    remove: (removed) =>
      void run(t('admin.media.done.removed', { count: removed.length }), () => remove(removed)),
    setAltText: ({ _id: mediaId }, altText, before) =>
      void run(t('admin.media.done.altText'), async () => {
        await update({ productId, mediaId, altText });
        return () => update({ productId, mediaId, altText: before });
      }),
    setFocalPoint: ({ _id: mediaId }, focalPoint, before) =>
      void run(t('admin.media.done.focalPoint'), async () => {
        await update({ productId, mediaId, focalPoint });
        return () => update({ productId, mediaId, focalPoint: before });
      }),
    setChoice: (mediaIds, option, choice, isShown) =>
      void run(
        t(isShown ? 'admin.media.done.shown' : 'admin.media.done.notShown', {
          ...{ count: mediaIds.length, choice },
        }),
        async () => {
          await setChoices({ productId, option, mediaIds, shown: { [choice]: isShown } });
          const shown = { [choice]: !isShown };
          return () => setChoices({ productId, option, mediaIds, shown });
        },
      ),
    add: async (media) => {
      try {
        await add({ productId, media });
        const text = t('admin.media.done.added', { count: media.length });
        show({ tone: 'success', text, canUndo: false });
        return true;
      } catch (reason) {
        if (reason instanceof ApplicationError || reason instanceof ValidationError) return false;
        fail(t('admin.media.failed'));
        return false;
      }
    },
  };
}
