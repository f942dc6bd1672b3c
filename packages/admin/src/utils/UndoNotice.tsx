'use client';

import { createUndoStack, useSetAtom } from '@vitrine/atoms';
import { useAnnounce } from '@vitrine/ui';
import { useState } from 'react';
import { ActionBarButton, type ActionNotice, NoticeBar } from '../frame/ActionBar.tsx';
import { useCommands } from '../frame/command-context.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/frame.ts';

/** What a page reports after its changes, and how the newest one is undone. */
export interface UndoNotices {
  notice: (ActionNotice & { canUndo: boolean }) | undefined;
  /** Shows a notice, and announces it. */
  report: (notice: ActionNotice) => void;
  /**
   * Makes a change and shows it as done, or as failed; a function that reverses it offers Undo. Resolves
   * with whether it was done.
   */
  run: (
    done: string,
    failed: string,
    change: () => Promise<(() => Promise<unknown>) | undefined>,
  ) => Promise<boolean>;
  undo: () => Promise<void>;
  dismiss: () => void;
}

/** Returns the notices of a page whose changes are made at once and can be undone. */
export function useUndoNotices(): UndoNotices {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const [undoStack] = useState(createUndoStack);
  const [notice, setNotice] = useState<UndoNotices['notice']>();
  const pushUndo = useSetAtom(undoStack.pushAtom);
  const undoLast = useSetAtom(undoStack.undoAtom);
  const show = (next: ActionNotice, canUndo = false) => {
    setNotice({ ...next, canUndo });
    announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
  };
  return {
    notice,
    report: (next) => show(next),
    run: async (done, failed, change) => {
      try {
        const undo = await change();
        if (undo) pushUndo({ label: done, undo });
        show({ tone: 'success', text: done }, undo !== undefined);
        return true;
      } catch {
        show({ tone: 'failed', text: failed });
        return false;
      }
    },
    undo: async () => {
      const label = notice?.text ?? '';
      setNotice(undefined);
      try {
        const entry = await undoLast();
        if (entry) announce(t('admin.undone', { label: entry.label }));
      } catch {
        show({ tone: 'failed', text: t('admin.undoFailed', { label }) });
      }
    },
    dismiss: () => setNotice(undefined),
  };
}

interface UndoNoticeBarProps {
  notices: UndoNotices;
  /** Identifies the command of the page. */
  commandId: string;
}

/** The bar with the newest notice, and Undo by button and key. */
export function UndoNoticeBar({ notices, commandId }: UndoNoticeBarProps) {
  const t = useAdminTranslate();
  const { notice, undo, dismiss } = notices;
  useCommands([
    {
      ...{ id: commandId, label: t('admin.undo'), keys: 'mod+z', isHidden: !notice?.canUndo },
      run: () => {
        if (notice?.canUndo) void undo();
      },
    },
  ]);
  if (!notice) return null;
  return (
    <NoticeBar notice={notice} onDismiss={dismiss}>
      {notice.canUndo ? (
        <ActionBarButton key="undo" keys="mod+z" onClick={() => void undo()}>
          {t('admin.undo')}
        </ActionBarButton>
      ) : undefined}
    </NoticeBar>
  );
}
