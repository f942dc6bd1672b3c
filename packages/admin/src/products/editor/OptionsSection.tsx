'use client';

import { maxOptionSizes, planVariants, toVariantBase } from '@vitrine/atoms';
import { Callout, classes, Dialog, Icon, isFocusLost, Link, useLastDefined } from '@vitrine/ui';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { joinHints } from '../../editor/join-hints.tsx';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { OptionForm, type OptionQuestion, useFormatPlan } from './OptionForm.tsx';
import * as css from './ProductEditor.css.ts';
import { ProductCheckbox, useProductField } from './ProductFields.tsx';
import { Section } from './ProductSections.tsx';
import { ProductEditorContext, useProductEditorContext } from './product-editor-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/product-editor.ts';

/** The options with their choices, and what saving them does to the variants. */
export function OptionsSection({ variantsHref }: { variantsHref: string | undefined }) {
  const t = useAdminTranslate();
  const formatPlan = useFormatPlan();
  const context = useProductEditorContext();
  const { state, setFocused } = context;
  const field = useProductField('options');
  const [question, setQuestion] = useState<OptionQuestion>();
  const shown = useLastDefined(question);
  // The form that closes shows the options as they were before its change.
  const shownState = useLastDefined(question && state) ?? state;
  const afterRender = useAfterRender();
  const addOption = useRef<HTMLButtonElement>(null);
  const { entity } = state;
  const { list } = field.value;
  const plan = planVariants(toVariantBase(entity, state.values), list);
  const made = plan.kept.filter(({ variant }) => variant?.visible !== false);
  const isManaged = Boolean(entity?.manageVariants);
  return (
    <Section
      title={t('admin.productEditor.options')}
      aside={
        variantsHref &&
        isManaged &&
        list.length > 0 && (
          <Link variant="standalone" href={variantsHref}>
            {t('admin.productEditor.editVariants')}
          </Link>
        )
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the section has a heading already. */}
      <div
        id={field.id}
        tabIndex={-1}
        role="group"
        aria-label={field.label}
        className={classes(css.options, css.focusTarget, field.isChanged && layout.changedChoice)}
        onFocus={() => setFocused('options')}
      >
        {list.map((option) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in columns.
          <div key={option.name} role="group" aria-label={option.name} className={css.optionRow}>
            <bdi className={css.optionName}>{option.name}</bdi>
            <div className={css.chips}>
              {option.choices.map(({ description, value }) => (
                <span key={description} className={css.chip}>
                  {option.optionType === 'color' && (
                    <span className={css.swatch} style={{ background: value }} />
                  )}
                  <bdi>{description}</bdi>
                  <button
                    type="button"
                    className={css.chipButton}
                    aria-label={t('admin.productEditor.removeChoice', {
                      choice: description,
                      option: option.name,
                    })}
                    onClick={() =>
                      setQuestion({
                        kind: 'remove-choice',
                        option: option.name,
                        choice: description,
                      })
                    }
                  >
                    <Icon as={X} size="small" />
                  </button>
                </span>
              ))}
              <button
                type="button"
                className={css.add}
                aria-label={t('admin.productEditor.addChoiceOf', { option: option.name })}
                onClick={() => setQuestion({ kind: 'add-choice', option: option.name })}
              >
                <Icon as={Plus} size="small" />
                {t('admin.productEditor.addChoice')}
              </button>
              <button
                type="button"
                className={css.textButton}
                aria-label={t('admin.productEditor.removeOptionOf', { option: option.name })}
                onClick={() => setQuestion({ kind: 'remove-option', option: option.name })}
              >
                {t('admin.productEditor.removeOption')}
              </button>
            </div>
          </div>
        ))}
        {list.length === 0 && <p className={layout.hint}>{t('admin.productEditor.noOptions')}</p>}
        {list.length < maxOptionSizes.options && (
          <button
            ref={addOption}
            type="button"
            className={css.add}
            onClick={() => setQuestion({ kind: 'add-option' })}
          >
            <Icon as={Plus} size="small" />
            {t('admin.productEditor.addOption')}
          </button>
        )}
        {list.length > 0 && (
          <p className={layout.hint}>
            {joinHints(
              field.isChanged
                ? formatPlan(plan)
                : t('admin.productEditor.variantCount', { count: made.length }),
              field.note,
            )}
          </p>
        )}
        {field.error && <Callout tone="danger">{field.error}</Callout>}
      </div>
      {list.length > 0 && (
        <ProductCheckbox
          name="manageVariants"
          disabled={isManaged}
          hint={isManaged && t('admin.productEditor.manageHint')}
        />
      )}
      <Dialog.Root
        open={question !== undefined}
        onOpenChange={(open) => !open && setQuestion(undefined)}
      >
        <Dialog.Content
          role={shown?.kind.startsWith('remove') ? 'alertdialog' : 'dialog'}
          {...compactDensity(css.dialog)}
          onCloseAutoFocus={() => {
            // The removed button had the focus.
            afterRender(() => {
              if (isFocusLost()) (addOption.current ?? document.getElementById(field.id))?.focus();
            });
          }}
        >
          {shown && (
            <ProductEditorContext value={{ ...context, state: shownState }}>
              <OptionForm
                key={JSON.stringify(shown)}
                question={shown}
                onClose={() => setQuestion(undefined)}
              />
            </ProductEditorContext>
          )}
        </Dialog.Content>
      </Dialog.Root>
    </Section>
  );
}
