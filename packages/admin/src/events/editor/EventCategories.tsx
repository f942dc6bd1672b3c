'use client';

import { type EventCategoryValue, eventsAtom, sortCategories, useAtomValue } from '@vitrine/atoms';
import { CategoryType, RequestedFields } from '@vitrine/client/events';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  classes,
  Field,
  TextField,
  useAnnounce,
  useUi,
} from '@vitrine/ui';
import { type KeyboardEvent, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { joinHints } from '../../editor/join-hints.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useEventField } from './EventFields.tsx';
import '../../messages/en/event-editor.ts';

/** The platform has no list of categories: those of these events are offered. */
const withCategories = { fields: [RequestedFields.CATEGORIES], includeDrafts: true, limit: 100 };

/** Maximum length of a name, in characters. */
const MAX_NAME = 30;

/**
 * The categories of the event: those that other events have, and new ones. The category that the
 * platform gives to the dates of a series is not shown, and stays.
 */
export function EventCategories() {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const announce = useAnnounce();
  const field = useEventField('categories');
  const { items } = useAtomValue(eventsAtom(withCategories));
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { compare } = new Intl.Collator(locale);
  const known: EventCategoryValue[] = items.flatMap(({ categories }) =>
    (categories?.categories ?? []).map(({ _id, name: own, type }) => ({
      ...{ _id, name: own },
      ...(type && { type }),
    })),
  );
  // Each name once, with its ID if it has one.
  const byName = new Map(
    [...field.value, ...known]
      .filter(({ type }) => type !== CategoryType.RECURRING_EVENT)
      .map((category) => [category.name, category]),
  );
  const shown = [...byName.values()].sort((one, other) => compare(one.name, other.name));
  const isOn = (wanted: string) => field.value.some((one) => one.name === wanted);
  const write = (next: typeof field.value) => field.setValue(sortCategories(next));
  const add = () => {
    const added = name.trim();
    if (added === '' || added.length > MAX_NAME) {
      return setError(t('admin.eventEditor.categories.invalid'));
    }
    if (!isOn(added)) {
      write([...field.value, byName.get(added) ?? { name: added }]);
    }
    setName('');
    announce(t('admin.eventEditor.categories.added', { name: added }));
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Field
        group
        id={field.id}
        label={field.label}
        hint={joinHints(t('admin.eventEditor.categories.hint'), field.note)}
        error={field.error}
        disabled={field.disabled}
        optional
      >
        <CheckboxGroup className={classes(layout.choices, field.isChanged && layout.changedChoice)}>
          {shown.map((category) => (
            <Checkbox
              key={category.name}
              checked={isOn(category.name)}
              disabled={field.disabled}
              className={layout.checkbox}
              onCheckedChange={(checked) => {
                const others = field.value.filter((one) => one.name !== category.name);
                write(checked === true ? [...others, category] : others);
              }}
            >
              <bdi>{category.name}</bdi>
            </Checkbox>
          ))}
        </CheckboxGroup>
      </Field>
      {!field.disabled && (
        <Field
          label={t('admin.eventEditor.categories.new')}
          error={error}
          action={
            <Button emphasis="text" onClick={add}>
              {t('admin.eventEditor.categories.add')}
            </Button>
          }
          optional
        >
          <TextField
            value={name}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setError(undefined);
            }}
            onKeyDown={pressKey}
          />
        </Field>
      )}
    </>
  );
}
