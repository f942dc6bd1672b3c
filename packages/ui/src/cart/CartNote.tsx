'use client';

import { cartNoteAtom, noteErrorAtom, saveNoteAtom, useAtom, useSetAtom } from '@vitrine/atoms';
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import type { PlainMessageKey } from '../messages/message-catalog.ts';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Field } from '../primitives/field/Field.tsx';
import { TextArea } from '../primitives/text-area/TextArea.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { classes } from '../utils/classes.ts';
import { type FailureKind, getFailureKind } from '../utils/failure-kind.ts';
import * as css from './CartNote.css.ts';
import '../messages/en/cart-contents.ts';
import '../messages/en/common.ts';

export interface CartNoteProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** URL that receives `buyerNote` without JavaScript. The field is open then. */
  formAction?: string | undefined;
}

const errorKeys: Partial<Record<FailureKind, PlainMessageKey>> = {
  rejected: 'cart.note.rejected',
  session: 'common.session',
};

const getNoteErrorKey = (error: Error): PlainMessageKey =>
  errorKeys[getFailureKind(error)] ?? 'cart.note.failed';

/** The buyer's note to the shop: a quiet “Add a note” that opens the field for one. */
export function CartNote({ formAction, className, ...rest }: CartNoteProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const formId = useId();
  const [{ text, isSaving, isSent }, write] = useAtom(cartNoteAtom);
  const [failure, dismiss] = useAtom(noteErrorAtom);
  const save = useSetAtom(saveNoteAtom);
  const [wasOpened, setOpened] = useState(false);
  const isOpen = wasOpened || text !== '' || formAction !== undefined;
  const error = failure && t(getNoteErrorKey(failure.error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save().then(
      () => announce(t('cart.note.saved')),
      // The rejection is in the atom, and the text stays.
      () => {},
    );
  };
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-pending={isSaving ? '' : undefined}
    >
      {!isOpen && (
        <Button
          emphasis="text"
          aria-expanded={false}
          aria-controls={formId}
          onClick={() => setOpened(true)}
        >
          {t('cart.note.open')}
        </Button>
      )}
      <form
        id={formId}
        hidden={!isOpen}
        method="post"
        action={formAction}
        className={css.form}
        onSubmit={submit}
      >
        {isOpen && (
          <>
            <Field label={t('cart.note.label')} optional error={error || undefined}>
              <TextArea
                name="buyerNote"
                autoFocus={wasOpened}
                rows={2}
                value={text}
                onChange={(event) => {
                  write(event.target.value);
                  if (failure) dismiss();
                }}
              />
            </Field>
            <Button
              type="submit"
              className={css.save}
              state={isSent ? 'loading' : 'idle'}
              labels={{ loading: t('cart.note.saving') }}
            >
              {t('cart.note.save')}
            </Button>
          </>
        )}
      </form>
    </div>
  );
}
