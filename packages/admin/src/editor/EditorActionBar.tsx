'use client';

import type { EditorState } from '@vitrine/atoms';
import { useAnnounce } from '@vitrine/ui';
import {
  ActionBar,
  ActionBarButton,
  type ActionNotice,
  NoticeBar,
  UNDO_MS,
} from '../frame/ActionBar.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import * as css from './EditorActionBar.css.ts';
import '../messages/en/editor.ts';
import '../messages/en/frame.ts';

interface EditorActionBarProps {
  state: Pick<EditorState<unknown, object, unknown>, 'isSaving' | 'lastSave'> & {
    changes: readonly unknown[];
    problems: { fields: object; others: readonly string[] };
  };
  /** The number of problems, if a field has several. Default: one for each field. */
  issueCount?: number | undefined;
  /** What was saved and what was not, if only some of several requests succeeded. */
  partlySaved?: string | undefined;
  /** A message that replaces all others. */
  notice?: ActionNotice | undefined;
  onDismiss: () => void;
  onReview: () => void;
  /** Reverts all changes; the bar announces it. */
  onDiscard: () => void;
  onSave: () => void;
  onUndo: () => void;
  /** Moves the focus to the first problem. */
  onShowIssues: () => void;
}

/** The bar of an editor: what was just done, or what is not saved. */
export function EditorActionBar({
  state: { changes, isSaving, lastSave, problems },
  issueCount: issues = Object.keys(problems.fields).length + problems.others.length,
  partlySaved,
  notice,
  onDismiss,
  onReview,
  onDiscard,
  onSave,
  onUndo,
  onShowIssues,
}: EditorActionBarProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { time } = useMomentFormats();
  if (notice) return <NoticeBar notice={notice} onDismiss={onDismiss} />;
  const { length: count } = changes;
  if (count > 0 || isSaving || issues > 0) {
    const { outcome } = lastSave ?? {};
    const hasFailed = outcome === 'failed' || outcome === 'partly-saved';
    return (
      <ActionBar
        status={hasFailed ? 'failed' : undefined}
        message={
          hasFailed ? (
            (partlySaved ?? t('admin.editor.failed'))
          ) : (
            <>
              <span className={css.onlyWide}>{t('admin.editor.changes', { count })}</span>
              <span className={css.onlyNarrow}>{t('admin.editor.changesShort', { count })}</span>
            </>
          )
        }
        detail={
          issues > 0 ? (
            <ActionBarButton emphasis="link" onClick={onShowIssues}>
              {t('admin.editor.issues', { count: issues })}
            </ActionBarButton>
          ) : (
            count > 0 && (
              <ActionBarButton emphasis="link" className={css.onlyWide} onClick={onReview}>
                {t('admin.editor.review')}
              </ActionBarButton>
            )
          )
        }
      >
        <ActionBarButton
          onClick={() => {
            onDiscard();
            announce(t('admin.editor.discarded'));
          }}
        >
          {t('admin.editor.discard')}
        </ActionBarButton>
        <ActionBarButton emphasis="main" keys="mod+s" pending={isSaving} onClick={onSave}>
          {t(isSaving ? 'admin.editor.saving' : hasFailed ? 'admin.retry' : 'admin.editor.save')}
        </ActionBarButton>
      </ActionBar>
    );
  }
  if (lastSave?.outcome !== 'saved' && lastSave?.outcome !== 'unchanged') return null;
  const isUnchanged = lastSave.outcome === 'unchanged';
  return (
    <ActionBar
      key={lastSave.at.getTime()}
      status="success"
      message={
        isUnchanged
          ? t('admin.editor.unchanged')
          : t('admin.editor.saved', { time: time(lastSave.at) })
      }
      expiresAfter={UNDO_MS}
      onExpire={onDismiss}
    >
      {lastSave.canUndo ? (
        <ActionBarButton keys="mod+z" onClick={onUndo}>
          {t('admin.undo')}
        </ActionBarButton>
      ) : (
        <ActionBarButton onClick={onDismiss}>{t('admin.close')}</ActionBarButton>
      )}
    </ActionBar>
  );
}
