'use client';

import type { PastePlan } from '@vitrine/atoms';
import { Button, Dialog, useLastDefined, VisuallyHidden } from '@vitrine/ui';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './VariantGrid.css.ts';
import { useVariantGridContext } from './variant-grid-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/variants.ts';

/** Rows and columns of the preview. */
const PREVIEW_ROWS = 6;
const PREVIEW_COLUMNS = 6;

interface PasteDialogProps {
  /** The paste that does not fit; the dialog is open while it is set. */
  plan: PastePlan | undefined;
  onClose: () => void;
  onFill: (plan: PastePlan) => void;
}

/** Shows what of a paste fits, before anything changes. */
export function PasteDialog({ plan, onClose, onFill }: PasteDialogProps) {
  const t = useAdminTranslate();
  const { schema } = useVariantGridContext();
  const shown = useLastDefined(plan);
  if (!shown) return null;
  const { size, overflow, range, table, writes } = shown;
  const { length: count } = writes;
  const rowsLeft = range.bottom - range.top + 1;
  const columnsLeft = range.end - range.start + 1;
  const title =
    overflow.rows > 0
      ? t('admin.variants.paste.rows', { count: size.rows, available: rowsLeft })
      : overflow.columns > 0
        ? t('admin.variants.paste.columns', { count: size.columns, available: columnsLeft })
        : t('admin.variants.paste.readOnlyTitle');
  const isWritten = (row: number, column: number) =>
    row < rowsLeft && column < columnsLeft && schema.columns[range.start + column]?.isEditable;
  const rows = table.slice(0, PREVIEW_ROWS);
  return (
    <Dialog.Root open={plan !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>
            {t('admin.variants.paste.description', { count })}
          </Dialog.Description>
          <div className={css.pasteRegion}>
            <table className={css.pasteTable}>
              <caption>
                <VisuallyHidden>{t('admin.variants.paste.preview')}</VisuallyHidden>
              </caption>
              <tbody>
                {rows.map((cells, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
                  <tr key={row}>
                    {cells.slice(0, PREVIEW_COLUMNS).map((text, column) => (
                      <td
                        key={schema.columns[range.start + column]?.id ?? `beyond-${column}`}
                        data-dropped={isWritten(row, column) ? undefined : ''}
                        className={css.pasteCell}
                      >
                        {isWritten(row, column) ? (
                          <bdi>{text}</bdi>
                        ) : (
                          <del>
                            <bdi>{text}</bdi>
                            <VisuallyHidden> {t('admin.variants.paste.dropped')}</VisuallyHidden>
                          </del>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {table.length > PREVIEW_ROWS && (
            <p className={css.pasteMore}>
              {t('admin.variants.paste.more', { count: table.length - PREVIEW_ROWS })}
            </p>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          {count > 0 && (
            <Button emphasis="primary" onClick={() => onFill(shown)}>
              {t('admin.variants.paste.fill', { count })}
            </Button>
          )}
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
