'use client';

import {
  adminProductAtom,
  createProductEditor,
  duplicateProductAtom,
  type ProductFormField,
  storeCurrencyAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import {
  DropdownMenu,
  EmptyState,
  ErrorSummary,
  type HeadingLevel,
  Link,
  LoadError,
  nextHeadingLevel,
  useAnnounce,
  useAppNavigate,
  useRoute,
  useUi,
} from '@vitrine/ui';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { DraftNotice } from '../../editor/DraftNotice.tsx';
import { EditorActionBar } from '../../editor/EditorActionBar.tsx';
import { EditorDialogs } from '../../editor/EditorDialogs.tsx';
import * as layout from '../../editor/EditorLayout.css.ts';
import { EditorSkeleton } from '../../editor/EditorSkeleton.tsx';
import { LeaveDialog } from '../../editor/LeaveDialog.tsx';
import type { EditorView } from '../../editor/PreviewPane.tsx';
import { useEditorActions } from '../../editor/use-editor-actions.ts';
import type { ActionNotice } from '../../frame/ActionBar.tsx';
import { useCommands, useGuardedNavigate } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { StatusMark } from '../../frame/StatusMark.tsx';
import { ViewTab, ViewTabs } from '../../frame/ViewTabs.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { MoreMenu } from '../../utils/MoreMenu.tsx';
import { useAfterRender } from '../../utils/use-after-render.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { allCollectionsAtom } from '../all-collections.ts';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { OptionsSection } from './OptionsSection.tsx';
import { ProductDiagnostics } from './ProductDiagnostics.tsx';
import * as css from './ProductEditor.css.ts';
import { ProductPreview } from './ProductPreview.tsx';
import {
  BasicsSection,
  DeliverySection,
  DescriptionSection,
  MediaSection,
  PriceSection,
  SearchSection,
  VisibilitySection,
} from './ProductSections.tsx';
import {
  ProductEditorContext,
  type ProductEditorContextValue,
  type ProductEditorTarget,
} from './product-editor-context.ts';
import { getProductProblemText, useProductEditorLabels } from './product-editor-labels.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/product-editor.ts';
import '../../messages/en/products.ts';

export interface ProductEditorProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The product to edit. Without it, the editor creates one. */
  productId?: string | undefined;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** Manager of the product's images and videos. Default: the images, read-only. */
  media?: ReactNode;
  /** URL of the page with the product's variants in a grid. */
  variantsHref?: string | undefined;
  /**
   * Called with a product when it is created or duplicated; by default `adminProduct` of the routes is
   * opened.
   */
  onCreate?: (product: Product) => void;
}

/**
 * The owner's editor of one product, next to a live preview by the shopper's own components: basics,
 * description, price, media, options, visibility and collections, delivery and search engines. It shows
 * why the product can't be bought, and what a change of the options does to the variants before it is
 * made. It saves only what is changed, in several requests of which each can fail without the others;
 * merges what another user has changed meanwhile; keeps changes that are not saved as a draft; and asks
 * before a link or a key leads away from them. The preview is as wide as a phone, or 1,024 px in place of the
 * form; below 920 px of its container, it is a tab.
 * `adminProducts`, `adminProduct` and `product` of the routes lead to the list, to other products and
 * to the shop. It needs an owner's token. See docs/reference/catalog-admin.mdx.
 *
 * @example
 * <ProductEditor productId={id} variantsHref={`/admin/products/${id}/variants`} />
 */
export function ProductEditor({
  productId,
  level = 1,
  media,
  variantsHref,
  onCreate,
  className,
  ...rest
}: ProductEditorProps) {
  const inner = { level, media, variantsHref, onCreate };
  return (
    <article
      {...rest}
      {...compactDensity(layout.root, className)}
      // A product that was opened after another one has a state of its own.
      key={productId ?? 'new'}
    >
      {productId === undefined ? (
        <NewProduct {...inner} />
      ) : (
        <ExistingProduct productId={productId} {...inner} />
      )}
    </article>
  );
}

/** The props of the editor that are not those of its element. */
type InnerProps = Pick<ProductEditorProps, 'media' | 'variantsHref'> & {
  level: HeadingLevel;
  onCreate: ProductEditorProps['onCreate'] | undefined;
};

function NewProduct(props: InnerProps) {
  const storeCurrency = useAtomValue(storeCurrencyAtom);
  return <LoadedEditor product={undefined} storeCurrency={storeCurrency} {...props} />;
}

function ExistingProduct({ productId, ...rest }: InnerProps & { productId: string }) {
  const t = useAdminTranslate();
  const productsUrl = useRoute('adminProducts');
  const [{ data: product, error }, load] = useAtom(adminProductAtom(productId));
  // A deleted product stays open while there are changes: the bar reports that it is gone.
  const [opened, setOpened] = useState(product ?? undefined);
  if (product && product !== opened) setOpened(product);
  if (opened) return <LoadedEditor product={opened} {...rest} />;
  if (error)
    return <LoadError onRetry={() => void load()}>{t('admin.productEditor.failed')}</LoadError>;
  if (product === null) {
    return (
      <EmptyState
        level={rest.level}
        title={t('admin.productEditor.missing.title')}
        action={
          productsUrl && <Link href={productsUrl}>{t('admin.productEditor.missing.action')}</Link>
        }
      >
        {t('admin.productEditor.missing.description')}
      </EmptyState>
    );
  }
  return <EditorSkeleton />;
}

function LoadedEditor({
  product,
  storeCurrency = '',
  level,
  media,
  variantsHref,
  onCreate,
}: InnerProps & { product: Product | undefined; storeCurrency?: string | undefined }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const announce = useAnnounce();
  const navigate = useAppNavigate();
  const leave = useGuardedNavigate();
  const formats = useMomentFormats();
  const [productsUrl, getAdminUrl, getShopUrl] = [
    useRoute('adminProducts'),
    useRoute('adminProduct'),
    useRoute('product'),
  ];
  const baseId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [editor] = useState(() => createProductEditor({ product }));
  const state = useAtomValue(editor.stateAtom);
  const { entity, values, changes, problems, lastSave } = state;
  const currency = entity?.priceData?.currency ?? storeCurrency;
  const { items: collections } = useAtomValue(allCollectionsAtom());
  const labels = useProductEditorLabels(
    currency,
    new Map(collections.map(({ _id, name }) => [_id, name])),
  );
  const change = useSetAtom(editor.changeAtom);
  const check = useSetAtom(editor.checkAtom);
  const revert = useSetAtom(editor.revertAtom);
  const receive = useSetAtom(editor.receiveAtom);
  const resolve = useSetAtom(editor.resolveAtom);
  const postpone = useSetAtom(editor.postponeAtom);
  const dismiss = useSetAtom(editor.dismissAtom);
  const duplicate = useSetAtom(duplicateProductAtom);
  const [isDeleting, setDeleting] = useState(false);
  const [notice, setNotice] = useState<ActionNotice>();
  const [isReviewing, setReviewing] = useState(false);
  const afterRender = useAfterRender();
  const [view, setView] = useState<EditorView>('edit');
  const [focusedField, setFocused] = useState<ProductEditorTarget>();

  useEffect(() => {
    if (product) receive(product);
  }, [product, receive]);
  useEffect(() => {
    if (lastSave?.outcome === 'invalid') summary.current?.focus();
  }, [lastSave]);

  const keys = changes.map(({ key }) => key);
  const getControlId = (field: ProductEditorTarget) => `${baseId}-${field}`;
  const report = (next: ActionNotice) => {
    setNotice(next);
    announce(next.text, next.tone === 'failed' ? 'assertive' : 'polite');
  };
  const joinLabels = (fields: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(
      fields.map((field) => labels.getLabel(field as ProductFormField)),
    );
  const partlySaved =
    lastSave?.outcome === 'partly-saved'
      ? t('admin.productEditor.partlySaved', {
          saved: joinLabels(lastSave.savedKeys ?? []),
          failed: joinLabels(keys),
        })
      : undefined;
  useEffect(() => {
    if (partlySaved) announce(partlySaved, 'assertive');
  }, [partlySaved, announce]);

  const { save, saveFirst, undo, commands } = useEditorActions(editor, {
    ...{ id: 'product', missing: t('admin.productEditor.deleted'), report },
    dismiss: () => setNotice(undefined),
    onInvalid: () => setView('edit'),
  });

  /** Opens a new product under its own URL. */
  const openProduct = (made: Product, text: string) => {
    report({ tone: 'success', text });
    const url = getAdminUrl?.(made._id);
    if (onCreate) onCreate(made);
    else if (url) navigate(url);
  };
  const openCreated = useEffectEvent((made: Product) =>
    openProduct(made, t('admin.productEditor.created', { name: made.name })),
  );
  const isKnown = useRef(product !== undefined);
  const isComplete = changes.length === 0;
  useEffect(() => {
    // A product of which a part is not saved stays open until it is.
    if (!entity || isKnown.current || !isComplete) return;
    isKnown.current = true;
    openCreated(entity);
  }, [entity, isComplete]);

  const copy = async () => {
    const saved = await saveFirst();
    if (!saved) return;
    const name = t('admin.productEditor.duplicateName', { name: saved.name });
    try {
      const made = await duplicate({ product: saved, name });
      openProduct(made, t('admin.productEditor.duplicated', { name: made.name }));
    } catch {
      report({ tone: 'failed', text: t('admin.productEditor.duplicateFailed') });
    }
  };

  useCommands([
    ...commands,
    {
      ...{ id: 'product.duplicate', label: t('admin.productEditor.duplicate'), isHidden: !entity },
      run: () => void copy(),
    },
    {
      ...{ id: 'product.delete', label: t('admin.productEditor.delete'), isHidden: !entity },
      run: () => setDeleting(true),
    },
  ]);

  const context: ProductEditorContextValue = {
    ...{ state, currency, change, check, setFocused, getControlId, ...labels },
    level: nextHeadingLevel(level),
  };
  const errors = [
    ...problems.others.map((message) => ({ message })),
    ...(Object.entries(problems.fields) as [ProductFormField, never][]).map(([field, problem]) => {
      const text = getProductProblemText(field, problem, { t, locale, currency });
      return { message: `${labels.getLabel(field)}: ${text}`, controlId: getControlId(field) };
    }),
  ];
  const hasSummary = lastSave?.outcome === 'invalid' && errors.length > 0;
  const focusField = (field: ProductEditorTarget) => {
    setView('edit');
    afterRender(() => {
      const control = document.getElementById(getControlId(field));
      control?.focus();
      control?.scrollIntoView({ block: 'center' });
    });
  };
  const shopUrl = entity?.visible ? getShopUrl?.(entity.slug) : undefined;
  const getStatus = ({ visible, stock }: Product) => {
    if (!visible) return { kind: 'inactive', text: t('admin.productEditor.hidden') } as const;
    if (stock?.inStock === false) {
      return { kind: 'failed', text: t('admin.productEditor.soldOut') } as const;
    }
    return { kind: 'success', text: t('admin.productEditor.forSale') } as const;
  };
  const status = entity && getStatus(entity);
  return (
    <ProductEditorContext value={context}>
      <div className={layout.columns} data-pane={view}>
        <div className={layout.main}>
          <PageHead
            title={<bdi>{values.name || t('admin.productEditor.new')}</bdi>}
            level={level}
            parent={{ label: t('admin.products.title'), href: productsUrl }}
            status={status && <StatusMark kind={status.kind}>{status.text}</StatusMark>}
            menu={
              entity && (
                <MoreMenu emphasis="outline" label={t('admin.productEditor.actions')}>
                  {shopUrl && (
                    <DropdownMenu.Item onSelect={() => leave(shopUrl)}>
                      {t('admin.productEditor.viewInShop')}
                    </DropdownMenu.Item>
                  )}
                  <DropdownMenu.Item onSelect={() => void copy()}>
                    {t('admin.productEditor.duplicate')}
                  </DropdownMenu.Item>
                  <DropdownMenu.Item tone="danger" onSelect={() => setDeleting(true)}>
                    {t('admin.productEditor.delete')}
                  </DropdownMenu.Item>
                </MoreMenu>
              )
            }
          />
          <div className={css.tabs}>
            <ViewTabs label={t('admin.editor.views')}>
              <ViewTab current={view === 'edit'} onSelect={() => setView('edit')}>
                {t('admin.editor.edit')}
              </ViewTab>
              <ViewTab current={view !== 'edit'} onSelect={() => setView('preview')}>
                {t('admin.editor.preview')}
              </ViewTab>
            </ViewTabs>
          </div>
          <div className={layout.form}>
            <DraftNotice editor={editor} />
            {hasSummary && <ErrorSummary ref={summary} errors={errors} level={context.level} />}
            {!hasSummary && <ProductDiagnostics onSelect={focusField} />}
            <BasicsSection />
            <DescriptionSection />
            <PriceSection />
            <MediaSection media={media} />
            <OptionsSection variantsHref={variantsHref} />
            <VisibilitySection />
            <DeliverySection />
            <SearchSection />
          </div>
          <EditorActionBar
            state={state}
            partlySaved={partlySaved}
            notice={changes.length === 0 || notice?.tone === 'failed' ? notice : undefined}
            onDismiss={() => {
              setNotice(undefined);
              dismiss();
            }}
            onReview={() => setReviewing(true)}
            onDiscard={() => revert()}
            onSave={() => void save()}
            onUndo={() => void undo()}
            onShowIssues={() => {
              setView('edit');
              afterRender(() => summary.current?.focus());
            }}
          />
        </div>
        <ProductPreview
          className={layout.preview}
          focusedField={focusedField}
          onSelectField={focusField}
          isWide={view === 'wide'}
          onWideChange={(isWide) => setView(isWide ? 'wide' : 'edit')}
        />
      </div>
      <EditorDialogs
        labels={labels}
        state={state}
        isReviewing={isReviewing}
        onCloseReview={() => setReviewing(false)}
        time={entity?.lastUpdated ? formats.short(entity.lastUpdated) : ''}
        {...{ revert, resolve, postpone, save }}
      />
      <LeaveDialog fields={keys.map(labels.getLabel)} onSave={save} onDiscard={() => revert()} />
      {entity && (
        <DeleteProductDialog
          product={entity}
          open={isDeleting}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            // Nothing is left that could be saved.
            revert();
            report({
              tone: 'success',
              text: t('admin.productEditor.deletedNow', { name: entity.name }),
            });
            if (productsUrl) navigate(productsUrl);
          }}
        />
      )}
    </ProductEditorContext>
  );
}
