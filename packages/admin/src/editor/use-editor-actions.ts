'use client';

import { type Editor, useAtomValue, useSetAtom, useStorefront } from '@vitrine/atoms';
import { useAnnounce, useNow } from '@vitrine/ui';
import type { ActionNotice } from '../frame/ActionBar.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import '../messages/en/editor.ts';
import '../messages/en/frame.ts';

interface EditorActionsOptions {
  /** The start of the commands' ids, such as `event`. */
  id: string;
  /** What the bar reports if the entity was deleted meanwhile. */
  missing: string;
  /** Shows a notice in the bar, and announces it. */
  report: (notice: ActionNotice) => void;
  /** Hides the notice of the bar. */
  dismiss: () => void;
  /** Called when fields have problems, so that nothing was sent. */
  onInvalid?: () => void;
  /** Whether the bar shows something else, which has an undo of its own. */
  isBarTaken?: boolean;
}

/** Returns how an editor saves and undoes, with announcements, and the commands for both. */
export function useEditorActions<Entity, Values extends object, Problem>(
  { stateAtom, saveAtom, undoAtom }: Editor<Entity, Values, Problem>,
  { id, missing, report, dismiss, onInvalid, isBarTaken = false }: EditorActionsOptions,
) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const now = useNow();
  const { store } = useStorefront();
  const formats = useMomentFormats();
  const { changes, isSaving, lastSave } = useAtomValue(stateAtom);
  const sendSave = useSetAtom(saveAtom);
  const sendUndo = useSetAtom(undoAtom);

  /** Returns whether all is saved. */
  const save = async (): Promise<boolean> => {
    if (isSaving) return false;
    dismiss();
    const outcome = await sendSave();
    if (outcome === 'invalid') onInvalid?.();
    else if (outcome === 'failed') announce(t('admin.editor.failed'), 'assertive');
    else if (outcome === 'unchanged') announce(t('admin.editor.unchanged'));
    else if (outcome === 'missing') report({ tone: 'failed', text: missing });
    else if (outcome === 'saved') {
      announce(t('admin.editor.saved', { time: formats.time(new Date(now)) }));
    }
    return outcome === 'saved' || outcome === 'unchanged';
  };

  /** Saves what is changed; returns the entity as it is then, and undefined if that failed. */
  const saveFirst = async (): Promise<Entity | undefined> =>
    changes.length === 0 || (await save()) ? store.get(stateAtom).entity : undefined;

  const undo = async (): Promise<void> => {
    const label = t('admin.editor.undoName');
    try {
      const skipped = await sendUndo();
      const note = skipped.length > 0 && t('admin.editor.undoSkipped', { count: skipped.length });
      const text = [t('admin.undone', { label }), note].filter(Boolean).join('. ');
      report({ tone: 'success', text });
    } catch {
      report({ tone: 'failed', text: t('admin.undoFailed', { label }) });
    }
  };

  const canUndo = changes.length === 0 && (lastSave?.canUndo ?? false) && !isBarTaken;
  const commands = [
    {
      ...{ id: `${id}.save`, label: t('admin.editor.save'), keys: 'mod+s', worksInFields: true },
      run: () => void save(),
    },
    {
      ...{ id: `${id}.undo`, label: t('admin.undo'), keys: 'mod+z', isHidden: !canUndo },
      run: () => {
        if (canUndo) void undo();
      },
    },
  ];
  return { save, saveFirst, undo, commands };
}
