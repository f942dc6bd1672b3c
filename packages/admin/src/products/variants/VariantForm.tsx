'use client';

import { OPTION_PREFIX, useAtomValue, type VariantGridRow } from '@vitrine/atoms';
import {
  Checkbox,
  Combobox,
  classes,
  Field,
  IconButton,
  TextField,
  useAnnounce,
  useUi,
} from '@vitrine/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEvent, useEffect, useMemo, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './VariantForm.css.ts';
import { useVariantGridContext } from './variant-grid-context.ts';
import {
  formatCellValue,
  getColumnLabel,
  getInputMode,
  getIssueText,
  isBelowCost,
} from './variant-labels.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/variants.ts';

/**
 * One variant of the grid at a time, as a form for narrow screens. It is the variant of the active cell, so
 * that a wider screen continues with it.
 */
export default function VariantForm() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { grid, schema, product, act, labels, root, hasFocus } = useVariantGridContext();
  const rowIds = useAtomValue(grid.rowIdsAtom);
  const active = useAtomValue(grid.activeAtom);
  const rowId = rowIds[active.row] ?? '';
  const row = useAtomValue(grid.getRowAtom(rowId));
  const options = useMemo(
    () => rowIds.map((value) => ({ value, label: labels.get(value) ?? value })),
    [rowIds, labels],
  );
  const count = rowIds.length;
  const show = (next: number) => {
    act({ move: { row: next, column: active.column } });
    announce(
      t('admin.variants.shown', {
        variant: labels.get(rowIds[next] ?? '') ?? '',
        position: next + 1,
        count,
      }),
    );
  };
  const isFirst = active.row === 0;
  const isLast = active.row === count - 1;

  // The focus follows the active cell, as in the grid: an issue of another variant leads to its field.
  useEffect(() => {
    if (!hasFocus.current) return;
    root.current?.querySelector<HTMLElement>(`[data-column="${active.column}"]`)?.focus();
  }, [active, root, hasFocus]);

  const columns = schema.columns.map(({ id, isEditable }, column) => ({ id, isEditable, column }));
  const fields = columns.filter(({ id, isEditable }) => isEditable && id !== 'visible');
  const visible = columns.find(({ id }) => id === 'visible');
  const facts = columns.filter(
    ({ id, isEditable }) => !isEditable && !id.startsWith(OPTION_PREFIX),
  );
  return (
    <div className={css.root}>
      <div className={css.picker}>
        <Field label={t('admin.variants.position', { position: active.row + 1, count })}>
          <Combobox
            options={options}
            value={rowId}
            onValueChange={(next) => {
              const index = rowIds.indexOf(next);
              if (index >= 0 && index !== active.row) show(index);
            }}
          />
        </Field>
        <IconButton
          emphasis="outline"
          icon={ChevronLeft}
          mirrored
          label={t('admin.variants.previous')}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && show(active.row - 1)}
        />
        <IconButton
          emphasis="outline"
          icon={ChevronRight}
          mirrored
          label={t('admin.variants.next')}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && show(active.row + 1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: remembers whether a field has the focus. */}
      <div
        ref={root}
        className={css.fields}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ relatedTarget }: FocusEvent<HTMLElement>) => {
          hasFocus.current = root.current?.contains(relatedTarget) === true;
        }}
      >
        {fields.map(({ id, column }) => (
          <VariantField key={`${rowId} ${id}`} {...{ row, id, column }} />
        ))}
        {visible && (
          <Checkbox
            checked={row.values.visible === 'true'}
            data-row={active.row}
            data-column={visible.column}
            className={classes(css.wide, row.changed.has('visible') && layout.changedChoice)}
            onCheckedChange={(checked) =>
              act({
                type: String(checked === true),
                at: { row: active.row, column: visible.column },
              })
            }
          >
            {t('admin.variants.column.visible')}
          </Checkbox>
        )}
        <dl className={css.facts}>
          {facts.map(({ id }) => (
            <div key={id} className={css.fact}>
              <dt className={css.factName}>{getColumnLabel(id, t)}</dt>
              <dd className={css.factValue}>
                <FactValue row={row} id={id} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={layout.hint}>
        {product.priceData && (
          <>{t('admin.variants.hint', { currency: product.priceData.currency ?? '' })}. </>
        )}
        {t('admin.variants.wideScreen')}
      </p>
    </div>
  );
}

interface VariantFieldProps {
  row: VariantGridRow;
  id: string;
  column: number;
}

/** A value of a variant. It is written when the field is left, as in a cell of the grid. */
function VariantField({
  row: { rowId, index, values, changed, issues },
  id,
  column,
}: VariantFieldProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { grid, schema, product, act } = useVariantGridContext();
  const { changes } = useAtomValue(grid.stateAtom);
  const value = schema.toText(id, values, rowId);
  const [text, setText] = useState(value);
  // Another value of the grid, such as by undo, replaces the typed text.
  useEffect(() => setText(value), [value]);
  const issue = issues[id];
  const before = changes.find((one) => one.rowId === rowId && one.column === id)?.before;
  const commit = () => {
    if (text !== value) act({ type: text, at: { row: index, column } });
  };
  return (
    <Field
      label={getColumnLabel(id, t)}
      hint={
        before !== undefined &&
        t('admin.editor.was', { value: formatCellValue(schema, id, before, t) })
      }
      error={
        issue &&
        getIssueText(schema, id, values[id] ?? '', issue, {
          t,
          locale,
          currency: product.priceData?.currency,
        })
      }
      className={id === 'sku' ? css.wide : undefined}
    >
      <TextField
        value={text}
        inputMode={getInputMode(id)}
        autoComplete="off"
        spellCheck={false}
        placeholder={id === 'stock' ? t('admin.variants.untracked') : undefined}
        data-row={index}
        data-column={column}
        className={classes(changed.has(id) && layout.changed)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={() => act({ move: { row: index, column } })}
        onBlur={commit}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          // The command that saves has the second key.
          if (key === 'Enter' || (key === 's' && (ctrlKey || metaKey))) commit();
        }}
      />
    </Field>
  );
}

interface FactValueProps {
  row: VariantGridRow;
  id: string;
}

/** A value that is calculated or read-only. */
function FactValue({ row: { rowId, values }, id }: FactValueProps) {
  const t = useAdminTranslate();
  const { schema, product } = useVariantGridContext();
  const text = schema.toText(id, values, rowId);
  if (id === 'stock') return text || t('admin.variants.untracked');
  if (id !== 'margin') return text || '–';
  return (
    <>
      {text || '–'}
      {isBelowCost(values, product) && (
        <span className={css.below}> {t('admin.variants.belowCost')}</span>
      )}
    </>
  );
}
