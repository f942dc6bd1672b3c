'use client';

import { changeProductsAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { DropdownMenu, Icon, isFocusLost, VisuallyHidden } from '@vitrine/ui';
import { Ellipsis } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ActionBar, ActionBarButton, NoticeBar } from '../../frame/ActionBar.tsx';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import * as listCss from '../../list/List.css.ts';
import { SelectAllButton, SelectionMessage } from '../../list/RowSelection.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useProgressAnnouncements } from '../../utils/use-progress-announcements.ts';
import * as css from './ProductList.css.ts';
import { useProductListContext } from './product-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/products.ts';

/** The bar of the list: what is running, what was done, or what is selected, in this order. */
export function ProductActionBar() {
  const { actions, selectionAtom, bar: content } = useProductListContext();
  const { status } = useAtomValue(changeProductsAtom);
  const { items } = useAtomValue(selectionAtom);
  const kind =
    status === 'running' || status === 'stopping'
      ? 'running'
      : actions.notice
        ? 'notice'
        : items.size > 0
          ? 'selection'
          : 'none';
  const hadFocus = useRef(false);
  const shown = useRef(kind);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      hadFocus.current = content.current?.contains(target as Node) === true;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [content]);
  // The pressed button may be gone with its bar: then the next bar has the focus.
  useLayoutEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    if (!hadFocus.current || !isFocusLost()) return;
    content.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
  }, [kind, content]);
  return (
    <div ref={content} className={css.bar}>
      {kind === 'running' && <RunningBar />}
      {kind === 'notice' && <ProductNoticeBar />}
      {kind === 'selection' && <SelectionBar products={[...items.values()]} />}
    </div>
  );
}

function RunningBar() {
  const t = useAdminTranslate();
  const [{ status, tasks, results }, change] = useAtom(changeProductsAtom);
  const isStopping = status === 'stopping';
  const { length: total } = tasks;
  const { length: done } = results;
  const failed = results.filter(({ error }) => error).length;
  const progress =
    failed > 0
      ? t('admin.products.progressFailed', { done, total, failed })
      : t('admin.products.progress', { done, total });
  useProgressAnnouncements({ done, total }, progress);
  return (
    <ActionBar
      status="running"
      message={isStopping ? t('admin.stopping') : t('admin.products.running', { count: total })}
      detail={<span>{progress}</span>}
      progress={done / total}
    >
      <ActionBarButton pending={isStopping} onClick={() => void change('stop')}>
        {t('admin.products.stop')}
      </ActionBarButton>
    </ActionBar>
  );
}

function ProductNoticeBar() {
  const t = useAdminTranslate();
  const { actions } = useProductListContext();
  const { notice, dismissNotice, undo, retry } = actions;
  useCommands([
    {
      ...{ id: 'products.undo', label: t('admin.undo'), keys: 'mod+z' },
      isHidden: !notice?.canUndo,
      run: () => {
        if (notice?.canUndo) void undo();
      },
    },
  ]);
  if (!notice) return null;
  const { tone, text, canUndo, failed } = notice;
  return (
    <NoticeBar notice={{ tone, text }} onDismiss={dismissNotice}>
      {failed > 0 && (
        <ActionBarButton emphasis="main" onClick={retry}>
          {t('admin.products.retry', { count: failed })}
        </ActionBarButton>
      )}
      {canUndo && (
        <ActionBarButton keys="mod+z" onClick={() => void undo()}>
          {t('admin.undo')}
        </ActionBarButton>
      )}
      {(!canUndo || failed > 0) && (
        <ActionBarButton onClick={dismissNotice}>{t('admin.close')}</ActionBarButton>
      )}
    </NoticeBar>
  );
}

function SelectionBar({ products }: { products: readonly Product[] }) {
  const t = useAdminTranslate();
  const { list, actions, selectionAtom, onChangePrices } = useProductListContext();
  const [{ completeAt }, change] = useAtom(selectionAtom);
  const { total = 0 } = useAtomValue(list.resultAtom);
  const { length: count } = products;
  const areHidden = products.every(({ visible }) => !visible);
  const areInCollections = products.some(({ collectionIds }) => collectionIds.length > 0);
  const canSelectAll = total > count && completeAt === undefined;
  const selectAll = t('admin.products.selectAll', { count: total });
  const collectionItems = (
    <>
      <DropdownMenu.Item onSelect={() => actions.ask({ kind: 'add-to-collection', products })}>
        {t('admin.products.addToCollections')}
      </DropdownMenu.Item>
      {areInCollections && (
        <DropdownMenu.Item
          onSelect={() => actions.ask({ kind: 'remove-from-collection', products })}
        >
          {t('admin.products.removeFromCollections')}
        </DropdownMenu.Item>
      )}
    </>
  );
  return (
    <ActionBar message={<SelectionMessage area="products" count={count} completeAt={completeAt} />}>
      {canSelectAll && <SelectAllButton area="products" total={total} actions={actions} />}
      {onChangePrices && (
        <ActionBarButton className={listCss.onlyWide} onClick={() => onChangePrices(products)}>
          {t('admin.products.changePrices')}
        </ActionBarButton>
      )}
      <ActionBarButton onClick={() => actions.setVisible(products, areHidden)}>
        {t(areHidden ? 'admin.products.show' : 'admin.products.hide')}
      </ActionBarButton>
      <ActionBarButton
        className={listCss.onlyWide}
        onClick={() => actions.ask({ kind: 'ribbon', products })}
      >
        {t('admin.products.ribbon')}
      </ActionBarButton>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <ActionBarButton className={listCss.onlyWide}>
            {t('admin.products.collections')}
          </ActionBarButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content {...compactDensity()} side="top">
          {collectionItems}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <ActionBarButton keys="escape" className={listCss.onlyWide} onClick={() => change('clear')}>
        {t('admin.clear')}
      </ActionBarButton>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <ActionBarButton>
            <Icon as={Ellipsis} />
            <VisuallyHidden>{t('admin.bar.more')}</VisuallyHidden>
          </ActionBarButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content {...compactDensity()} align="end" side="top">
          {onChangePrices && (
            <DropdownMenu.Item onSelect={() => onChangePrices(products)}>
              {t('admin.products.changePrices')}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => actions.ask({ kind: 'ribbon', products })}>
            {t('admin.products.ribbon')}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => actions.ask({ kind: 'brand', products })}>
            {t('admin.products.brand')}
          </DropdownMenu.Item>
          {collectionItems}
          {canSelectAll && (
            <DropdownMenu.Item onSelect={() => void actions.selectAll()}>
              {selectAll}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => change('clear')}>{t('admin.clear')}</DropdownMenu.Item>
          <DropdownMenu.Item
            tone="danger"
            onSelect={() => actions.ask({ kind: 'delete', products })}
          >
            {t('admin.products.delete')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </ActionBar>
  );
}
