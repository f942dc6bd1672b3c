'use client';

import {
  parseTicketKindKey,
  type TicketKindEditor,
  type TicketKindKey,
  useSetAtom,
} from '@vitrine/atoms';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { EditorActionBar } from '../../editor/EditorActionBar.tsx';
import { EditorDialogs } from '../../editor/EditorDialogs.tsx';
import { useEditorActions } from '../../editor/use-editor-actions.ts';
import { useCommands } from '../../frame/command-context.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { UndoNoticeBar } from '../../utils/UndoNotice.tsx';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { useTicketKindLabels } from './ticket-kind-labels.ts';
import { useTicketKinds } from './ticket-kinds-context.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/ticket-kinds.ts';

interface TicketKindBarProps {
  editor: TicketKindEditor;
  /** The bar of the event, while that of the tickets has nothing to show. */
  otherBar: ReactNode;
}

/** The bar and the dialogs of the ticket kinds: what is not saved, or was just done. */
export default function TicketKindBar({ editor, otherBar }: TicketKindBarProps) {
  const t = useAdminTranslate();
  const { short } = useMomentFormats();
  const { state, currency, notices, discard, open, getControlId } = useTicketKinds();
  const labels = useTicketKindLabels(state.values, currency);
  const revert = useSetAtom(editor.revertAtom);
  const resolve = useSetAtom(editor.resolveAtom);
  const postpone = useSetAtom(editor.postponeAtom);
  const dismiss = useSetAtom(editor.dismissAtom);
  const [isReviewing, setReviewing] = useState(false);
  const afterRender = useAfterRender();
  const { changes, lastSave, isSaving, problems } = state;
  const issues = Object.keys(problems.fields) as TicketKindKey[];
  const showFirstIssue = () => {
    const [key] = issues;
    if (!key) return;
    open(parseTicketKindKey(key)?.id);
    afterRender(() => document.getElementById(getControlId(key))?.focus());
  };
  const onInvalid = useEffectEvent(showFirstIssue);
  useEffect(() => {
    if (lastSave?.outcome === 'invalid') onInvalid();
  }, [lastSave]);
  const { save, undo, commands } = useEditorActions(editor, {
    ...{ id: 'tickets', missing: '', report: notices.report, dismiss: notices.dismiss },
    isBarTaken: notices.notice !== undefined,
  });
  useCommands(commands);
  const isOwn = changes.length > 0 || isSaving || issues.length > 0 || lastSave !== undefined;
  const saved = lastSave?.savedKeys?.length ?? 0;
  return (
    <>
      {notices.notice && changes.length === 0 ? (
        <UndoNoticeBar notices={notices} commandId="tickets.undo" />
      ) : isOwn ? (
        <EditorActionBar
          state={state}
          partlySaved={
            lastSave?.outcome === 'partly-saved'
              ? t('admin.ticketKinds.partlySaved', { saved, count: saved + changes.length })
              : undefined
          }
          notice={notices.notice?.tone === 'failed' ? notices.notice : undefined}
          onDismiss={() => {
            notices.dismiss();
            dismiss();
          }}
          onReview={() => setReviewing(true)}
          onDiscard={discard}
          onSave={() => void save()}
          onUndo={() => void undo()}
          onShowIssues={showFirstIssue}
        />
      ) : (
        otherBar
      )}
      <EditorDialogs
        labels={labels}
        state={state}
        isReviewing={isReviewing}
        onCloseReview={() => setReviewing(false)}
        time={getTime(state.entity?.list.kinds, short)}
        {...{ revert, resolve, postpone, save }}
      />
    </>
  );
}

/** When a kind was last changed. */
function getTime(
  kinds: readonly { updatedDate?: Date }[] | undefined,
  format: (moment: Date) => string,
): string {
  const times = (kinds ?? []).flatMap(({ updatedDate }) => updatedDate?.getTime() ?? []);
  return times.length > 0 ? format(new Date(Math.max(...times))) : '';
}
