'use client';

import { getAutocomplete, type Question } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { focusControl } from '../../../primitives/error-summary/focus-control.ts';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getFieldProps } from '../controls/get-field-props.ts';
import { useFormAnswer } from '../state/use-form-answer.ts';
import * as css from './Guests.css.ts';
import { countHiddenNames, withName, withoutGuestName } from './guest-names.ts';
import '../../../messages/en/forms.ts';

export interface GuestNamesProps extends Question {
  count: number;
  most: number;
  /** Id of the guest count field, which receives the focus when a guest is removed. */
  stepperId: string;
  /** One guest less is wanted. */
  onRemove: () => void;
}

interface GuestListOptions {
  id: string;
  stepperId: string;
  most: number;
}

/**
 * Announces added and removed guests after the stepper has announced the number. Moves the focus to
 * the first added guest, unless the user is still changing the number with the keys or by typing.
 */
function useFollow(count: number, { id, stepperId, most }: GuestListOptions) {
  const { t } = useUi();
  const announce = useAnnounce();
  const follow = useEffectEvent((before: number) => {
    if (count > before) announce(t('forms.guestAdded', { position: count, most }));
    if (count < before) announce(t('forms.guestRemoved', { count }));
    const isCounting = document.activeElement?.id === stepperId;
    if (count > before && !isCounting) focusControl(`${id}-${before}`);
  });
  const last = useRef(count);
  useEffect(() => {
    const before = last.current;
    last.current = count;
    if (count !== before) follow(before);
  }, [count]);
}

/** A line for each guest. A name beyond the number is stored but not sent. */
export function GuestNames({ count, most, stepperId, onRemove, ...question }: GuestNamesProps) {
  const { t } = useUi();
  const { id, section, answer, change, getError } = useFormAnswer<readonly string[]>(question);
  useFollow(count, { id, stepperId, most });
  const hiddenCount = countHiddenNames(answer, count);
  const remove = (index: number) => {
    change((before) => withoutGuestName(before, { index, count }));
    onRemove();
    focusControl(stepperId);
  };
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest is their place.
          key={index}
          id={`${id}-${index}`}
          error={getError(String(index)) ?? (index === 0 ? getError() : undefined)}
          {...getFieldProps(question)}
          label={t('forms.guest', { count: index + 1 })}
          action={
            <Button
              emphasis="text"
              aria-label={t('forms.removeGuest', { count: index + 1 })}
              onClick={() => remove(index)}
            >
              {t('forms.remove')}
            </Button>
          }
        >
          <TextField
            autoComplete={getAutocomplete(question, { section: getSection(section, index) })}
            autoCapitalize="words"
            spellCheck={false}
            value={answer[index] ?? ''}
            onChange={({ target }) =>
              change((before) => withName(before, { index, name: target.value, count }))
            }
          />
        </Field>
      ))}
      {hiddenCount > 0 && (
        <p className={css.kept}>{t('forms.guestsSaved', { count: hiddenCount })}</p>
      )}
    </>
  );
}

/**
 * `section-guest-2-guest-1`: lets browsers distinguish guests from each other and from the ticket's
 * guest.
 */
const getSection = (section: string | undefined, index: number) =>
  `${section ?? 'section'}-guest-${index + 1}`;
