import { autocompleteOf, type Question } from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import { focusControl } from '../../../primitives/error-summary/focus-control.ts';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { fieldOf } from '../field-of.ts';
import { useFormAnswer } from '../use-answer.ts';
import * as css from './Guests.css.ts';
import { nameParked, nameWritten, parkedNames } from './guest-names.ts';

export interface GuestNamesProps extends Question {
  count: number;
  /** Of the number of guests, which takes the focus when one of them goes. */
  stepperId: string;
  /** One guest less is wanted. */
  onRemove: () => void;
}

/**
 * Takes the focus to the first guest who was added, unless somebody is still counting: with the
 * keys or by typing in the number itself.
 */
function useFocusAdded(count: number, { id, stepperId }: { id: string; stepperId: string }) {
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (count > first && document.activeElement?.id !== stepperId) focusControl(`${id}-${first}`);
  }, [count, id, stepperId]);
}

/** A line for each guest; a name beyond the number is kept and not sent. */
export function GuestNames({ count, stepperId, onRemove, ...question }: GuestNamesProps) {
  const { t } = useUi();
  const { id, section, answer, change, errorOf } = useFormAnswer<readonly string[]>(question);
  useFocusAdded(count, { id, stepperId });
  const kept = parkedNames(answer, count);
  const remove = (index: number) => {
    change((before) => nameParked(before, { index, count }));
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
          error={errorOf(String(index)) ?? (index === 0 ? errorOf() : undefined)}
          {...fieldOf(question)}
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
            autoComplete={autocompleteOf(question, { section: sectionOf(section, index) })}
            autoCapitalize="words"
            spellCheck={false}
            value={answer[index] ?? ''}
            onChange={({ target }) =>
              change((before) => nameWritten(before, { index, name: target.value, count }))
            }
          />
        </Field>
      ))}
      {kept > 0 && <p className={css.kept}>{t('forms.guestsKept', { count: kept })}</p>}
    </>
  );
}

/** `section-guest-2-guest-1`: browsers keep guests apart from each other, and from who brings them. */
const sectionOf = (section: string | undefined, index: number) =>
  `${section ?? 'section'}-guest-${index + 1}`;
