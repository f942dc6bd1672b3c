'use client';

import {
  type AddedVariant,
  type AddedVariantEdits,
  countCombinations,
  getAddedVariants,
  getAmountDecimals,
  MANY_VARIANTS,
  maxOptionSizes,
  type OptionValues,
  planVariants,
  toVariantBase,
} from '@vitrine/atoms';
import {
  Button,
  Callout,
  Dialog,
  Field,
  joinTexts,
  TextArea,
  TextField,
  useAnnounce,
  useUi,
} from '@vitrine/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useAmountInput } from '../../utils/use-amount-input.ts';
import * as css from './ProductEditor.css.ts';
import { useProductEditorContext } from './product-editor-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/product-editor.ts';

/** A change of the options that is shown before it is made. */
export type OptionQuestion =
  | { kind: 'add-choice'; option: string }
  | { kind: 'remove-choice'; option: string; choice: string }
  | { kind: 'add-option' }
  | { kind: 'remove-option'; option: string };

/** Returns a function that describes what happens to the variants, such as “3 new, 11 unchanged”. */
export function useFormatPlan() {
  const t = useAdminTranslate();
  const { locale } = useUi();
  return ({ added, removed, kept }: ReturnType<typeof planVariants>) => {
    const changes = [
      added.length > 0 && t('admin.productEditor.variantsAdded', { count: added.length }),
      removed.length > 0 && t('admin.productEditor.variantsRemoved', { count: removed.length }),
    ];
    const unchanged = t('admin.productEditor.variantsKept', { count: kept.length });
    return joinTexts([...changes, kept.length > 0 && unchanged], locale) || unchanged;
  };
}

/** Returns the options after a change. `names` are those of an option and its choices. */
function applyQuestion(
  list: readonly OptionValues[],
  question: OptionQuestion,
  { name, choices, color }: { name: string; choices: readonly string[]; color: string },
): readonly OptionValues[] {
  if (question.kind === 'remove-option') return list.filter((one) => one.name !== question.option);
  if (question.kind === 'add-option') {
    const made = choices.map((description) => ({ value: description, description }));
    return [...list, { name, optionType: 'drop_down', choices: made }];
  }
  return list.map((option) => {
    if (option.name !== question.option) return option;
    if (question.kind === 'remove-choice') {
      const left = option.choices.filter(({ description }) => description !== question.choice);
      return { ...option, choices: left };
    }
    const [description = ''] = choices;
    const value = option.optionType === 'color' ? color : description;
    return { ...option, choices: [...option.choices, { value, description }] };
  });
}

const getKey = ({ choices }: Pick<AddedVariant, 'choices'>) => JSON.stringify(choices);

const getName = ({ choices }: Pick<AddedVariant, 'choices'>) => Object.values(choices).join(', ');

interface OptionFormProps {
  question: OptionQuestion;
  onClose: () => void;
}

/** What a change of the options does to the variants, before it is made. */
export function OptionForm({ question, onClose }: OptionFormProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { state, change } = useProductEditorContext();
  const { entity, values } = state;
  const { list, added: known } = values.options;
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [color, setColor] = useState('#808080');
  const [error, setError] = useState<{ field: 'name' | 'choices'; text: string }>();
  const [edits, setEdits] = useState<readonly AddedVariantEdits[]>(known);
  const isAdding = question.kind === 'add-choice' || question.kind === 'add-option';
  const option = 'option' in question ? question.option : '';
  const isColor = list.find((one) => one.name === option)?.optionType === 'color';
  const lines = (question.kind === 'add-choice' ? [text] : text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
  const choices = [...new Set(lines)];
  const isReady = !isAdding || (choices.length > 0 && (question.kind === 'add-choice' || name));
  const next = isReady
    ? applyQuestion(list, question, { name: name.trim(), choices, color })
    : list;
  const base = toVariantBase(entity, values);
  const plan = planVariants(base, next);
  const count = countCombinations(next);
  const isManaged = base.manageVariants || values.manageVariants || !entity;
  const max = isManaged ? maxOptionSizes.managed : maxOptionSizes.variants;
  // A product that has more already can still lose some.
  const isTooMany = isReady && count > max && count > countCombinations(list);
  const byKey = new Map(edits.map((one) => [getKey(one), one]));
  const added = getAddedVariants(entity, { ...values, options: { list: next, added: edits } });
  const isMany = plan.added.length >= MANY_VARIANTS;

  const planText = useFormatPlan()(plan);
  const announced = useRef(planText);
  useEffect(() => {
    if (announced.current === planText) return;
    announced.current = planText;
    announce(planText);
  }, [planText, announce]);

  const getProblem = (): typeof error => {
    if (!isAdding) return undefined;
    const isNew = question.kind === 'add-option';
    const missing = t('admin.productEditor.choiceMissing');
    const taken = t('admin.productEditor.choiceTaken');
    const { name: limit, choices: most } = maxOptionSizes;
    if (isNew && name.trim() === '') return { field: 'name', text: missing };
    if (isNew && list.some((one) => one.name === name.trim()))
      return { field: 'name', text: taken };
    if (choices.length === 0) return { field: 'choices', text: missing };
    const own = list.find((one) => one.name === option)?.choices ?? [];
    if (own.some(({ description }) => choices.includes(description))) {
      return { field: 'choices', text: taken };
    }
    if ([name, ...choices].some((one) => one.length > limit)) {
      return { field: 'choices', text: t('admin.productEditor.choiceTooLong', { max: limit }) };
    }
    if (own.length + choices.length > most) {
      return { field: 'choices', text: t('admin.productEditor.tooManyChoices', { max: most }) };
    }
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = getProblem();
    setError(problem);
    if (problem || isTooMany) return;
    change({
      options: {
        list: next,
        // Price and weight of the product can still change: what was not edited is derived later.
        added: added.map((one) => byKey.get(getKey(one)) ?? { choices: one.choices }),
      },
      // Only managed variants have values of their own.
      ...(list.length === 0 && { manageVariants: true }),
      ...(next.length === 0 && { manageVariants: false }),
    });
    onClose();
  };
  const title = {
    'add-choice': t('admin.productEditor.addChoiceOf', { option }),
    'add-option': t('admin.productEditor.addOption'),
    'remove-choice': t('admin.productEditor.removeChoice', {
      option,
      choice: question.kind === 'remove-choice' ? question.choice : '',
    }),
    'remove-option': t('admin.productEditor.removeOptionOf', { option }),
  }[question.kind];
  const getError = (field: 'name' | 'choices') => (error?.field === field ? error.text : undefined);
  return (
    <form noValidate onSubmit={submit}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <div className={css.dialogFields}>
          {question.kind === 'add-option' && (
            <>
              <Field label={t('admin.productEditor.optionName')} error={getError('name')} required>
                <TextField
                  autoComplete="off"
                  value={name}
                  onChange={({ currentTarget }) => setName(currentTarget.value)}
                />
              </Field>
              <Field
                label={t('admin.productEditor.optionChoices')}
                error={getError('choices')}
                required
              >
                <TextArea
                  rows={4}
                  className={css.choiceList}
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
              </Field>
            </>
          )}
          {question.kind === 'add-choice' && (
            <div className={isColor ? css.choiceWithColor : undefined}>
              <Field
                label={t('admin.productEditor.choiceName')}
                error={getError('choices')}
                required
              >
                <TextField
                  autoComplete="off"
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
              </Field>
              {isColor && (
                <Field label={t('admin.productEditor.choiceColor')}>
                  <TextField
                    type="color"
                    className={css.colorField}
                    value={color}
                    onChange={({ currentTarget }) => setColor(currentTarget.value)}
                  />
                </Field>
              )}
            </div>
          )}
          <Dialog.Description>{planText}</Dialog.Description>
          {isTooMany && (
            <Callout tone="danger">
              {t('admin.productEditor.tooManyVariants', { max, count })}
            </Callout>
          )}
          {!isTooMany && plan.removed.length > 0 && (
            <Callout tone="warning" announce={false}>
              {t('admin.productEditor.removedVariants', { count: plan.removed.length })}
            </Callout>
          )}
          {!isTooMany && isMany && (
            <Callout tone="warning" role="note">
              {t('admin.productEditor.manyVariants', { count: plan.added.length })}
            </Callout>
          )}
          {!isMany && added.length > 0 && isManaged && (
            <AddedVariants
              added={added}
              onChange={(one) =>
                setEdits([
                  ...edits.filter((other) => getKey(other) !== getKey(one)),
                  { ...byKey.get(getKey(one)), ...one },
                ])
              }
            />
          )}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" emphasis="primary" disabled={Boolean(isTooMany)}>
          {isAdding
            ? t('admin.productEditor.addVariants', { count: plan.added.length })
            : t('admin.productEditor.removeVariants', { count: plan.removed.length })}
        </Button>
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
      </Dialog.Footer>
    </form>
  );
}

interface AddedVariantsProps {
  added: readonly AddedVariant[];
  onChange: (edits: AddedVariantEdits) => void;
}

/** The values of new variants, which can be changed before they exist. */
function AddedVariants({ added, onChange }: AddedVariantsProps) {
  const t = useAdminTranslate();
  return (
    <>
      <div className={css.addedScroller}>
        <table className={css.added}>
          <thead>
            <tr>
              <th scope="col">{t('admin.productEditor.newVariant')}</th>
              <th scope="col">{t('admin.productEditor.field.price')}</th>
              <th scope="col">{t('admin.productEditor.field.weight')}</th>
              <th scope="col">{t('admin.productEditor.field.sku')}</th>
            </tr>
          </thead>
          <tbody>
            {added.map((variant) => (
              <AddedVariantRow key={getKey(variant)} variant={variant} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={layout.hint}>{t('admin.productEditor.addedHint')}</p>
    </>
  );
}

interface AddedVariantRowProps {
  variant: AddedVariant;
  onChange: (edits: AddedVariantEdits) => void;
}

function AddedVariantRow({ variant, onChange }: AddedVariantRowProps) {
  const t = useAdminTranslate();
  const { currency } = useProductEditorContext();
  const { choices } = variant;
  const name = getName(variant);
  const price = useAmountInput(
    variant.price,
    (next) => onChange({ choices, price: next }),
    getAmountDecimals(currency),
  );
  const weight = useAmountInput(variant.weight, (next) => onChange({ choices, weight: next }), 0);
  const toInput = ({ write, leave, ...input }: typeof price, value: AddedVariant['price']) => ({
    ...input,
    'aria-invalid': typeof value === 'object' || undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      write(currentTarget.value),
    onBlur: leave,
  });
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <TextField
          aria-label={t('admin.productEditor.priceOf', { variant: name })}
          className={layout.amount}
          {...toInput(price, variant.price)}
        />
      </td>
      <td>
        <TextField
          aria-label={t('admin.productEditor.weightOf', { variant: name })}
          className={layout.amount}
          {...toInput(weight, variant.weight)}
        />
      </td>
      <td>
        <TextField
          aria-label={t('admin.productEditor.skuOf', { variant: name })}
          dir="ltr"
          maxLength={40}
          value={variant.sku}
          onChange={({ currentTarget }) => onChange({ choices, sku: currentTarget.value })}
        />
      </td>
    </tr>
  );
}
