'use client';

import { Button, Dialog, VisuallyHidden } from '@vitrine/ui';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './EditorDialogs.css.ts';
import type { AnyChange, EditorLabels } from './editor-labels.ts';
import '../messages/en/editor.ts';
import '../messages/en/frame.ts';

interface ReviewDialogProps<Field extends string> extends EditorLabels<Field> {
  open: boolean;
  onClose: () => void;
  changes: readonly AnyChange<Field>[];
  onRevert: (field: Field) => void;
}

/** All changes that are not saved: the field, its value before and after, and a button to revert it. */
export function ReviewDialog<Field extends string>({
  open,
  onClose,
  changes,
  onRevert,
  getLabel,
  formatValue,
}: ReviewDialogProps<Field>) {
  const t = useAdminTranslate();
  const isOpen = open && changes.length > 0;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Content {...compactDensity(css.wide)} aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.editor.review.title', { count: changes.length })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <ul className={css.list}>
            {changes.map(({ key, before, after }) => (
              <li key={key} className={css.row}>
                <div className={css.values}>
                  <span className={css.field}>{getLabel(key)}</span>
                  <p className={css.after}>
                    <VisuallyHidden>{t('admin.editor.review.after')}: </VisuallyHidden>
                    <bdi>{formatValue(key, after, before)}</bdi>
                  </p>
                  <span className={css.before}>
                    {t('admin.editor.was', { value: formatValue(key, before, after) })}
                  </span>
                </div>
                <Button emphasis="text" onClick={() => onRevert(key)}>
                  {t('admin.editor.review.revert')}
                  <VisuallyHidden> {getLabel(key)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('admin.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
