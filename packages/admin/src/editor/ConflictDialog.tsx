'use client';

import { Button, Dialog, RadioGroup, useLastDefined } from '@vitrine/ui';
import { useId, useRef, useState } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './EditorDialogs.css.ts';
import type { AnyConflict, EditorLabels } from './editor-labels.ts';
import '../messages/en/editor.ts';

interface ConflictDialogProps<Field extends string> extends EditorLabels<Field> {
  conflicts: readonly AnyConflict<Field>[];
  /** When the other user saved, formatted. */
  time: string;
  /** Saves: the fields with the other user's value. */
  onResolve: (theirs: Field[]) => void;
  onClose: () => void;
}

/**
 * Fields that another user has changed meanwhile, too: the owner chooses a value for each. Nothing is
 * saved before.
 */
export function ConflictDialog<Field extends string>({
  conflicts,
  onClose,
  ...rest
}: ConflictDialogProps<Field>) {
  const first = useRef<HTMLDivElement>(null);
  const isOpen = conflicts.length > 0;
  const shown = useLastDefined(isOpen ? conflicts : undefined) ?? [];
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        role="alertdialog"
        {...compactDensity(css.wide)}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          first.current?.querySelector<HTMLElement>('[role=radio][data-state=checked]')?.focus();
        }}
      >
        <div ref={first}>
          <ConflictForm key={shown.map(({ key }) => key).join()} conflicts={shown} {...rest} />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function ConflictForm<Field extends string>({
  conflicts,
  time,
  onResolve,
  getLabel,
  formatValue,
}: Omit<ConflictDialogProps<Field>, 'onClose'>) {
  const t = useAdminTranslate();
  const baseId = useId();
  const [theirs, setTheirs] = useState<readonly Field[]>([]);
  const all = conflicts.map(({ key }) => key);
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('admin.editor.conflict.title')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description>
          {t('admin.editor.conflict.description', { count: conflicts.length, time })}
        </Dialog.Description>
        <div className={css.list}>
          {conflicts.map((conflict) => {
            const { key } = conflict;
            const labelId = `${baseId}-${key}`;
            return (
              <div key={key} className={css.conflict}>
                <div id={labelId} className={css.values}>
                  <span className={css.field}>{getLabel(key)}</span>
                  <span className={css.before}>
                    {t('admin.editor.was', {
                      value: formatValue(key, conflict.before, conflict.mine),
                    })}
                  </span>
                </div>
                <RadioGroup.Root
                  aria-labelledby={labelId}
                  className={css.choices}
                  value={theirs.includes(key) ? 'theirs' : 'mine'}
                  onValueChange={(choice) =>
                    setTheirs([
                      ...theirs.filter((one) => one !== key),
                      ...(choice === 'theirs' ? [key] : []),
                    ])
                  }
                >
                  {(['theirs', 'mine'] as const).map((choice) => (
                    <RadioGroup.Item key={choice} value={choice}>
                      <span className={css.owner}>{t(`admin.editor.conflict.${choice}`)}</span>{' '}
                      <bdi className={css.choiceText}>
                        {formatValue(key, conflict[choice], conflict.before)}
                      </bdi>
                    </RadioGroup.Item>
                  ))}
                </RadioGroup.Root>
              </div>
            );
          })}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button emphasis="primary" onClick={() => onResolve([...theirs])}>
          {t('admin.editor.conflict.save')}
        </Button>
        <Button onClick={() => onResolve([])}>{t('admin.editor.conflict.keepMine')}</Button>
        <Button emphasis="text" onClick={() => onResolve(all)}>
          {t('admin.editor.conflict.takeTheirs')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
