'use client';

import {
  addProductMediaAtom,
  type MediaManager,
  type MediaMove,
  moveMedia,
  setMediaChoicesAtom,
  updateMediaDetailsAtom,
  useSetAtom,
} from '@vitrine/atoms';
import { ApplicationError, type MediaItem, ValidationError } from '@vitrine/client';
import type { MediaInput } from '@vitrine/client/catalog-admin';
import { useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { type UndoNotices, useUndoNotices } from '../utils/UndoNotice.tsx';
import '../messages/en/media.ts';

/** A dialog of the manager, with the items that it is about. */
export type MediaDialog = { kind: 'move'; ids: readonly string[] } | { kind: 'add' | 'library' };

/** The actions of one product's media, and their state. */
export interface MediaActions {
  notices: UndoNotices;
  dialog: MediaDialog | undefined;
  /** Opens a dialog; `undefined` closes it. */
  open: (dialog: MediaDialog | undefined) => void;
  move: (ids: readonly string[], to: MediaMove) => void;
  setOrder: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  setAltText: (item: MediaItem, altText: string, before: string) => void;
  /** Alt texts that couldn't be saved, by the ID of their item. */
  unsavedAltTexts: Readonly<Record<string, string>>;
  setFocalPoint: (
    item: MediaItem,
    point: { x: number; y: number } | null,
    before: { x: number; y: number } | null,
  ) => void;
  setChoice: (ids: readonly string[], option: string, choice: string, isShown: boolean) => void;
  /** Adds items of the library, or by URL. The caller shows why the platform has rejected them. */
  add: (media: MediaInput[]) => Promise<'added' | 'rejected' | 'failed'>;
}

/** Returns the actions of a manager. */
export function useMediaActions(
  productId: string,
  manager: MediaManager,
  items: readonly MediaItem[],
): MediaActions {
  const t = useAdminTranslate();
  const notices = useUndoNotices();
  const [dialog, open] = useState<MediaDialog>();
  const [unsavedAltTexts, setUnsavedAltTexts] = useState<MediaActions['unsavedAltTexts']>({});
  const order = useSetAtom(manager.orderAtom);
  const remove = useSetAtom(manager.removeAtom);
  const update = useSetAtom(updateMediaDetailsAtom);
  const setChoices = useSetAtom(setMediaChoicesAtom);
  const add = useSetAtom(addProductMediaAtom);

  const run = (done: string, change: () => Promise<() => Promise<unknown>>) =>
    notices.run(done, t('admin.media.failed'), change);

  const ids = items.map(({ _id }) => _id);
  const setOrder = (next: readonly string[]) => {
    if (next.every((id, index) => id === ids[index])) return;
    void run(t('admin.media.done.order'), () => order(next));
  };

  return {
    notices,
    dialog,
    open,
    unsavedAltTexts,
    setOrder,
    move: (moved, to) => setOrder(moveMedia(ids, moved, to)),
    remove: (removed) =>
      void run(t('admin.media.done.removed', { count: removed.length }), () => remove(removed)),
    setAltText: async ({ _id: mediaId }, altText, before) => {
      setUnsavedAltTexts(({ [mediaId]: _unsaved, ...others }) => others);
      if (altText === before) return;
      const isSaved = await run(t('admin.media.done.altText'), async () => {
        await update({ productId, mediaId, altText });
        return () => update({ productId, mediaId, altText: before });
      });
      if (!isSaved) setUnsavedAltTexts((others) => ({ ...others, [mediaId]: altText }));
    },
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
        notices.report({ tone: 'success', text });
        return 'added';
      } catch (reason) {
        if (reason instanceof ApplicationError || reason instanceof ValidationError) {
          return 'rejected';
        }
        notices.report({ tone: 'failed', text: t('admin.media.failed') });
        return 'failed';
      }
    },
  };
}
