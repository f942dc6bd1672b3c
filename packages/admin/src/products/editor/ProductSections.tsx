'use client';

import {
  formatDecimal,
  getAmountDecimals,
  getPriceForMargin,
  maxProductLengths,
  readDecimal,
  summarizePrice,
  useAtom,
} from '@vitrine/atoms';
import {
  Button,
  classes,
  DropdownMenu,
  Field,
  formatMoney,
  Icon,
  LoadError,
  Picture,
  TextField,
  useRoute,
  useUi,
} from '@vitrine/ui';
import { ChevronDown, Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { EditorChoice } from '../../editor/EditorFields.tsx';
import * as layout from '../../editor/EditorLayout.css.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageSection } from '../../frame/PageSection.tsx';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { RichTextField } from '../../rich-text/RichTextField.tsx';
import { suggestSlug } from '../../utils/suggest-slug.ts';
import { withoutFinalZeros } from '../../utils/use-amount-input.ts';
import { type CurrencyAffix, useCurrencyAffix } from '../../utils/use-currency-affix.ts';
import { allCollectionsAtom } from '../all-collections.ts';
import * as css from './ProductEditor.css.ts';
import {
  ProductAmountField,
  ProductCheckbox,
  ProductTextField,
  useHasStockField,
  useProductField,
} from './ProductFields.tsx';
import { useProductEditorContext } from './product-editor-context.ts';
import '../../messages/en/product-editor.ts';

interface SectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the form, with the heading level of the editor. */
export function Section(props: SectionProps) {
  const { level } = useProductEditorContext();
  return <PageSection {...props} level={level} className={layout.section} />;
}

/** Name, brand, ribbon, type and SKU. */
export function BasicsSection() {
  const t = useAdminTranslate();
  const { state } = useProductEditorContext();
  const hasVariants = state.values.manageVariants && state.values.options.list.length > 0;
  return (
    <Section title={t('admin.productEditor.basics')}>
      <div className={css.wideAndNarrow}>
        <ProductTextField name="name" required />
        <ProductTextField name="brand" optional />
      </div>
      <div className={layout.row}>
        <ProductTextField name="ribbon" hint={t('admin.productEditor.ribbonHint')} optional />
        {!hasVariants && <ProductTextField name="sku" dir="ltr" optional />}
      </div>
      <EditorChoice
        field={useProductField('productType')}
        choices={(['physical', 'digital'] as const).map((value) => ({
          value,
          label: t(`admin.productEditor.${value}`),
        }))}
      />
    </Section>
  );
}

/** The description, with the formatting that the shop shows. */
export function DescriptionSection() {
  const t = useAdminTranslate();
  return (
    <Section title={t('admin.productEditor.description')}>
      <RichTextField
        field={useProductField('description')}
        maxLength={maxProductLengths.description}
        hidesLabel
      />
    </Section>
  );
}

/** Price, discount, cost and margin, of which each follows from the others. */
export function PriceSection() {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { state, currency } = useProductEditorContext();
  const { values } = state;
  const price = useProductField('price');
  const discountType = useProductField('discountType');
  const discountValue = useProductField('discountValue');
  const sign = useCurrencyAffix(currency);
  const { shoppersPay, profit, isBelowCost } = summarizePrice(values, currency);
  const decimals = getAmountDecimals(currency);
  const hasVariants = values.options.list.length > 0;
  const toMoney = (amount: string) =>
    currency
      ? (formatMoney({ amount, currency }, locale) ?? amount)
      : formatDecimal(amount, locale);
  const notes = [
    price.note && price.isChanged && `${price.note}.`,
    discountType.isChanged && discountType.note && `${discountType.label}: ${discountType.note}.`,
    discountValue.isChanged &&
      discountValue.note &&
      `${discountValue.label}: ${discountValue.note}.`,
    shoppersPay && t('admin.productEditor.shoppersPay', { price: toMoney(shoppersPay) }),
    profit && t('admin.productEditor.profit', { profit: toMoney(profit) }),
    profit && t('admin.productEditor.marginHint'),
  ].filter(Boolean);
  return (
    <Section
      title={t('admin.productEditor.price')}
      aside={hasVariants && t('admin.productEditor.price.aside')}
    >
      <div className={css.prices}>
        <ProductAmountField name="price" {...{ ...sign, decimals }} required hideNote />
        <DiscountField {...{ sign, decimals }} />
        <ProductAmountField name="cost" {...{ ...sign, decimals }} optional />
        <MarginField />
      </div>
      {notes.length > 0 && <p className={layout.hint}>{notes.join(' ')}</p>}
      {hasVariants && state.changes.some(({ key }) => key === 'cost') && (
        <p className={layout.hint}>{t('admin.productEditor.costHint')}</p>
      )}
      {isBelowCost && (
        <p role="status" className={css.warning}>
          <StatusMark kind="needs-action">{t('admin.productEditor.belowCost')}</StatusMark>
        </p>
      )}
    </Section>
  );
}

/** The discount: its amount or percentage, and a menu of its kinds. */
function DiscountField({ sign, decimals }: { sign: CurrencyAffix; decimals: number }) {
  const t = useAdminTranslate();
  const { change } = useProductEditorContext();
  const type = useProductField('discountType');
  const kinds = ['NONE', 'AMOUNT', 'PERCENT'] as const;
  return (
    <ProductAmountField
      name="discountValue"
      decimals={type.value === 'AMOUNT' ? decimals : 0}
      optional
      hideNote
      // An amount that is typed is a discount.
      onValue={(value) =>
        change({
          discountValue: value,
          ...(type.value === 'NONE' && value !== '' && { discountType: 'AMOUNT' }),
        })
      }
      prefix={type.value === 'PERCENT' ? undefined : sign.prefix}
      suffix={
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <button
              id={type.id}
              type="button"
              className={css.discountType}
              aria-label={`${type.label}: ${t(`admin.productEditor.discount.${type.value}`)}`}
            >
              {type.value === 'PERCENT' ? t('admin.productEditor.percent') : sign.suffix}
              <Icon as={ChevronDown} size="small" />
            </button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content {...compactDensity()} align="end">
            <DropdownMenu.RadioGroup
              value={type.value}
              onValueChange={(next) =>
                change({
                  discountType: next as typeof type.value,
                  ...(next === 'NONE' && { discountValue: '' }),
                })
              }
            >
              {kinds.map((kind) => (
                <DropdownMenu.RadioItem key={kind} value={kind}>
                  {t(`admin.productEditor.discount.${kind}`)}
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      }
    />
  );
}

/** The margin in percent. Typing one sets the price. */
function MarginField() {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { state, currency, change, setFocused } = useProductEditorContext();
  const [typed, setTyped] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const { margin } = summarizePrice(state.values, currency);
  const write = (text: string) => {
    setTyped(text);
    const rate = readDecimal(text, locale);
    const price = rate && getPriceForMargin(rate, state.values, currency);
    setFailed(price === undefined && text.trim() !== '');
    if (price) change({ price: withoutFinalZeros(price) });
  };
  const example = formatDecimal('55.5', locale);
  return (
    <Field
      label={t('admin.productEditor.margin')}
      error={hasFailed ? t('admin.productEditor.marginInvalid', { example }) : undefined}
      optional
    >
      <TextField
        suffix={t('admin.productEditor.percent')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className={layout.amount}
        value={typed ?? (margin === undefined ? '' : formatDecimal(margin, locale))}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onFocus={() => setFocused('price')}
        onBlur={() => {
          setTyped(undefined);
          setFailed(false);
        }}
      />
    </Field>
  );
}

/** Images of the product that are shown: one line. */
const MAX_IMAGES = 6;

/** The images of the product, read-only, or the host's own manager of media. */
export function MediaSection({ media }: { media: ReactNode }) {
  const t = useAdminTranslate();
  const { state, getControlId } = useProductEditorContext();
  const { entity } = state;
  const items = entity?.media?.items ?? [];
  return (
    <Section title={t('admin.productEditor.media')}>
      {/* The diagnostics lead here. */}
      <div id={getControlId('media')} tabIndex={-1} className={css.focusTarget}>
        {media ??
          (items.length === 0 ? (
            <p className={layout.hint}>
              {t(entity ? 'admin.productEditor.noMedia' : 'admin.productEditor.mediaAfter')}
            </p>
          ) : (
            <ul className={css.images}>
              {items.slice(0, MAX_IMAGES).map(({ _id, image, thumbnail, title }, index) => (
                <li key={_id} className={css.image}>
                  <Picture
                    image={image ?? thumbnail}
                    name={title ?? entity?.name ?? ''}
                    sizes="96px"
                    ratio={4 / 5}
                  />
                  {index === 0 && (
                    <span className={css.imageTag}>{t('admin.productEditor.main')}</span>
                  )}
                </li>
              ))}
            </ul>
          ))}
      </div>
    </Section>
  );
}

/** Whether shoppers see the product, and in which collections. */
export function VisibilitySection() {
  const t = useAdminTranslate();
  return (
    <Section title={t('admin.productEditor.visibility')}>
      <ProductCheckbox name="visible" hint={t('admin.productEditor.visibleHint')} />
      <CollectionsField />
    </Section>
  );
}

function CollectionsField() {
  const t = useAdminTranslate();
  const field = useProductField('collectionIds');
  const [{ items, error }, reload] = useAtom(allCollectionsAtom());
  const addButton = useRef<HTMLButtonElement>(null);
  const set = (ids: readonly string[]) => field.setValue(ids.toSorted());
  const names = new Map(items.map(({ _id, name }) => [_id, name]));
  const chosen = field.value.filter((id) => names.has(id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in columns.
    <div
      role="group"
      aria-label={field.label}
      className={classes(css.optionRow, field.isChanged && layout.changedChoice)}
    >
      <span className={css.optionName}>{field.label}</span>
      <div className={css.chips}>
        {chosen.map((id) => (
          <span key={id} className={css.chip}>
            <bdi>{names.get(id)}</bdi>
            <button
              type="button"
              className={css.chipButton}
              aria-label={t('admin.productEditor.removeFromCollection', {
                collection: names.get(id) ?? '',
              })}
              onClick={() => {
                set(field.value.filter((one) => one !== id));
                addButton.current?.focus();
              }}
            >
              <Icon as={X} size="small" />
            </button>
          </span>
        ))}
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <button
              ref={addButton}
              id={field.id}
              type="button"
              className={css.add}
              aria-label={t('admin.productEditor.addToCollection')}
              onFocus={field.focusProps.onFocus}
            >
              <Icon as={Plus} size="small" />
              {t('admin.productEditor.addCollection')}
            </button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content {...compactDensity()}>
            {items.map(({ _id, name }) => (
              <DropdownMenu.CheckboxItem
                key={_id}
                checked={field.value.includes(_id)}
                onSelect={(event) => event.preventDefault()}
                onCheckedChange={(checked) =>
                  set(checked ? [...field.value, _id] : field.value.filter((one) => one !== _id))
                }
              >
                <bdi>{name}</bdi>
              </DropdownMenu.CheckboxItem>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        {field.note && <p className={css.rowNote}>{field.note}</p>}
        {error && (
          <LoadError onRetry={() => void reload()}>
            {t('admin.productEditor.collectionsFailed')}
          </LoadError>
        )}
      </div>
    </div>
  );
}

/** What a delivery depends on, and the stock of a product without options, if the host can write it. */
export function DeliverySection() {
  const t = useAdminTranslate();
  const { state } = useProductEditorContext();
  const hasVariants = state.values.options.list.length > 0;
  const hasStock = useHasStockField();
  const isDigital = state.values.productType === 'digital';
  return (
    <Section
      title={t(hasStock ? 'admin.productEditor.stockAndDelivery' : 'admin.productEditor.delivery')}
    >
      {(hasStock || !isDigital) && (
        <div className={layout.row}>
          {hasStock && (
            <ProductAmountField
              name="stock"
              decimals={0}
              hint={t('admin.productEditor.stockHint')}
              optional
            />
          )}
          {!isDigital && (
            <ProductAmountField
              name="weight"
              decimals={0}
              hint={
                <>
                  {t('admin.productEditor.weightHint')}{' '}
                  {hasVariants && t('admin.productEditor.weightOfAll')}
                </>
              }
              optional
            />
          )}
        </div>
      )}
      {isDigital && <p className={layout.hint}>{t('admin.productEditor.digitalHint')}</p>}
    </Section>
  );
}

/** The address of the page, and what search engines show of it. */
export function SearchSection() {
  const t = useAdminTranslate();
  const { state } = useProductEditorContext();
  const slug = useProductField('slug');
  const suggestion = suggestSlug(slug.value);
  return (
    <Section title={t('admin.productEditor.search')}>
      <ProductTextField
        name="slug"
        dir="ltr"
        prefix="/"
        hint={!state.entity && t('admin.productEditor.slugHint')}
        optional={!state.entity}
        action={
          slug.problem?.kind === 'slug-taken' && (
            <Button emphasis="text" onClick={() => slug.setValue(suggestion)}>
              {t('admin.productEditor.slugUse', { slug: suggestion })}
            </Button>
          )
        }
      />
      <ProductTextField name="seoTitle" hint={t('admin.productEditor.seoTitleHint')} optional />
      <ProductTextField
        name="seoDescription"
        rows={2}
        hint={t('admin.productEditor.seoDescriptionHint')}
        optional
      />
      <SearchResult />
    </Section>
  );
}

/** How a search engine may show the page. */
function SearchResult() {
  const t = useAdminTranslate();
  const { state } = useProductEditorContext();
  const getUrl = useRoute('product');
  const { name, slug, seoTitle, seoDescription } = state.values;
  if (!name) return null;
  return (
    <figure className={css.result}>
      <figcaption className={layout.hint}>{t('admin.productEditor.searchPreview')}</figcaption>
      <span dir="ltr" className={css.resultUrl}>
        {getUrl?.(slug || '…') ?? `/${slug}`}
      </span>
      <bdi className={css.resultTitle}>{seoTitle || name}</bdi>
      {seoDescription && <bdi className={css.resultText}>{seoDescription}</bdi>}
    </figure>
  );
}
