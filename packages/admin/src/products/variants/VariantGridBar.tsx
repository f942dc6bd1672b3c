'use client';

import { type CellValue, useAtomValue, useSetAtom, type VariantGridIssue } from '@vitrine/atoms';
import { useAnnounce, useNow } from '@vitrine/ui';
import { useState } from 'react';
import { EditorActionBar } from '../../editor/EditorActionBar.tsx';
import { LeaveDialog } from '../../editor/LeaveDialog.tsx';
import { ReviewDialog } from '../../editor/ReviewDialog.tsx';
import type { ActionNotice } from '../../frame/ActionBar.tsx';
import { useCommands } from '../../frame/command-context.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { useVariantGridContext } from './variant-grid-context.ts';
import { formatCellValue, getColumnLabel } from './variant-labels.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/variants.ts';

const getChangeKey = (rowId: string, column: string) => JSON.stringify([rowId, column]);

interface VariantGridBarProps {
  onGoTo: (issue: Pick<VariantGridIssue, 'rowId' | 'column'>) => void;
}

/** The bar of the grid: changes that are not saved, and the result of the last save. */
export function VariantGridBar({ onGoTo }: VariantGridBarProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const now = useNow();
  const { time } = useMomentFormats();
  const { grid, schema, act, labels } = useVariantGridContext();
  const state = useAtomValue(grid.stateAtom);
  const save = useSetAtom(grid.saveAtom);
  const undoSave = useSetAtom(grid.undoSaveAtom);
  const dismiss = useSetAtom(grid.dismissAtom);
  const [isReviewing, setReviewing] = useState(false);
  const [notice, setNotice] = useState<ActionNotice>();
  const { changes, issues, others } = state;
  const hasChanges = changes.length > 0;
  const canUndoSave = !hasChanges && state.lastSave?.canUndo === true;
  const showFirstIssue = () => {
    if (issues[0]) onGoTo(issues[0]);
  };
  /** Returns whether all is saved. */
  const run = async (): Promise<boolean> => {
    if (state.isSaving) return false;
    setNotice(undefined);
    const outcome = await save(now);
    if (outcome === 'saved') announce(t('admin.editor.saved', { time: time(new Date(now)) }));
    if (outcome === 'failed') announce(t('admin.editor.failed'), 'assertive');
    return outcome === 'saved' || outcome === 'unchanged';
  };
  const undo = async () => {
    const outcome = await undoSave(now);
    const label = t('admin.editor.undoName');
    if (outcome === 'saved') {
      dismiss();
      announce(t('admin.undone', { label }));
      setNotice({ tone: 'success', text: t('admin.undone', { label }) });
    } else {
      setNotice({ tone: 'failed', text: t('admin.undoFailed', { label }) });
    }
  };
  useCommands([
    {
      ...{ id: 'variants.save', label: t('admin.editor.save'), keys: 'mod+s' },
      worksInFields: true,
      isHidden: !hasChanges,
      run: () => void run(),
    },
    ...(canUndoSave
      ? [
          {
            ...{ id: 'variants.undo-save', label: t('admin.undo'), keys: 'mod+z' },
            run: () => void undo(),
          },
        ]
      : []),
  ]);
  const toCell = (key: string): [rowId: string, column: string] => JSON.parse(key);
  return (
    <>
      <EditorActionBar
        state={{
          ...state,
          problems: {
            fields: Object.fromEntries(
              issues.map((one) => [getChangeKey(one.rowId, one.column), one]),
            ),
            others,
          },
        }}
        notice={hasChanges ? undefined : notice}
        onDismiss={() => {
          setNotice(undefined);
          dismiss();
        }}
        onReview={() => setReviewing(true)}
        onDiscard={() => act('discard')}
        onSave={() => void run()}
        onUndo={() => void undo()}
        onShowIssues={showFirstIssue}
      />
      <ReviewDialog
        open={isReviewing}
        onClose={() => setReviewing(false)}
        changes={changes.map(({ rowId, column, before, after }) => ({
          ...{ key: getChangeKey(rowId, column), before, after },
        }))}
        onRevert={(key) => {
          const [rowId, column] = toCell(key);
          act({ revert: { rowId, column } });
        }}
        getLabel={(key) => {
          const [rowId, column] = toCell(key);
          return t('admin.variants.cell', {
            column: getColumnLabel(column, t),
            variant: labels.get(rowId) ?? '',
          });
        }}
        formatValue={(key, value) => formatCellValue(schema, toCell(key)[1], value as CellValue, t)}
      />
      <LeaveDialog
        // The names of some hundred cells would say less than those of their columns.
        fields={[...new Set(changes.map(({ column }) => getColumnLabel(column, t)))]}
        count={changes.length}
        onSave={run}
        onDiscard={() => act('discard')}
      />
    </>
  );
}
