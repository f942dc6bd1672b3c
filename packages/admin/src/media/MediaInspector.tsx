'use client';

import { getAltText, getMediaOption } from '@vitrine/atoms';
import type { MediaItem } from '@vitrine/client';
import { Button, Checkbox, Field, Icon, Picture, Select, Text, TextArea } from '@vitrine/ui';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Inspector, InspectorActions } from '../frame/Inspector.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { FocalPointField } from './FocalPointField.tsx';
import * as css from './MediaInspector.css.ts';
import { getMediaImage, useMediaContext } from './media-context.ts';
import '../messages/en/media.ts';

/** Characters of an alt text that screen readers read without a pause. */
const MAX_ALT_LENGTH = 125;

interface MediaInspectorProps {
  /** The item, or the selected ones. */
  items: readonly MediaItem[];
}

/** One item in detail, or what several have in common: focal point, alt text and choices. */
export function MediaInspector({ items }: MediaInspectorProps) {
  const t = useAdminTranslate();
  const { items: all, inspect, select, level, hasPort, actions } = useMediaContext();
  const ids = items.map(({ _id }) => _id);
  const [only] = items.length === 1 ? items : [];
  const position = only ? all.indexOf(only) + 1 : 0;
  return (
    <Inspector
      title={
        only
          ? t('admin.media.inspector', { position, count: all.length })
          : t('admin.media.selected', { count: items.length })
      }
      level={level}
      onClose={() => {
        if (!only) select(new Set());
        inspect(undefined);
      }}
    >
      {only && hasPort && <ItemDetails key={only._id} item={only} />}
      {only && !hasPort && <ReadOnlyDetails item={only} />}
      <ShownFor items={items} />
      <InspectorActions>
        {hasPort && (
          <Button onClick={() => actions.open({ kind: 'move', ids })}>
            {t('admin.media.moveTo')}
          </Button>
        )}
        <Button onClick={() => actions.remove(ids)}>
          <Icon as={Trash2} size="small" />
          {t('admin.media.remove')}
        </Button>
      </InspectorActions>
    </Inspector>
  );
}

function ItemDetails({ item }: { item: MediaItem }) {
  const t = useAdminTranslate();
  const { actions, focalPoints } = useMediaContext();
  const image = getMediaImage(item);
  const saved = getAltText(item) ?? '';
  const [text, setText] = useState<string>();
  const unsaved = actions.unsavedAltTexts[item._id];
  const point = focalPoints[item._id];
  return (
    <>
      {image && (
        <FocalPointField
          image={image}
          value={point}
          onSave={(next) => actions.setFocalPoint(item, next, point ?? null)}
        />
      )}
      <Field label={t('admin.media.altText')} hint={t('admin.media.altTextHint')}>
        <TextArea
          rows={2}
          maxLength={MAX_ALT_LENGTH}
          value={text ?? unsaved ?? saved}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => {
            const next = (text ?? unsaved)?.trim();
            setText(undefined);
            if (next !== undefined) actions.setAltText(item, next, saved);
          }}
        />
      </Field>
    </>
  );
}

function ReadOnlyDetails({ item }: { item: MediaItem }) {
  const t = useAdminTranslate();
  return (
    <div className={css.section}>
      <Picture
        image={getMediaImage(item)}
        name=""
        decorative
        fit="contain"
        sizes="224px"
        className={css.readOnly}
      />
      <Text as="p">{getAltText(item) ?? t('admin.media.noAltText')}</Text>
    </div>
  );
}

/** The choices that show the items. The platform accepts media of one option only. */
function ShownFor({ items }: MediaInspectorProps) {
  const t = useAdminTranslate();
  const { product, actions } = useMediaContext();
  const labelId = useId();
  const [chosenOption, setChosenOption] = useState<string>();
  const assigned = getMediaOption(product);
  const [first] = product.productOptions;
  const option =
    assigned ?? product.productOptions.find(({ name }) => name === chosenOption) ?? first;
  if (!option) return null;
  const ids = items.map(({ _id }) => _id);
  return (
    <div className={css.section}>
      <span id={labelId} className={css.label}>
        {t('admin.media.shownFor')}
      </span>
      {!assigned && product.productOptions.length > 1 && (
        <Field label={t('admin.media.option')}>
          <Select.Root value={option.name} onValueChange={setChosenOption}>
            {product.productOptions.map(({ name }) => (
              <Select.Item key={name} value={name}>
                {name}
              </Select.Item>
            ))}
          </Select.Root>
        </Field>
      )}
      <ul aria-labelledby={labelId} className={css.choices}>
        {option.choices.map(({ description, media }) => {
          const shown = new Set(media?.items.map(({ _id }) => _id));
          const count = ids.filter((id) => shown.has(id)).length;
          const isShown = count === ids.length;
          // Undo leaves out those that were shown before.
          const changed = ids.filter((id) => shown.has(id) === isShown);
          return (
            <li key={description}>
              <Checkbox
                checked={isShown || (count > 0 && 'indeterminate')}
                onCheckedChange={() =>
                  actions.setChoice(changed, option.name, description, !isShown)
                }
              >
                <bdi>{description}</bdi>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <span className={css.note}>{t('admin.media.shownForHint')}</span>
    </div>
  );
}
