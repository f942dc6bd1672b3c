'use client';

import { collectionsAtom, useAtom } from '@vitrine/atoms';
import type { Collection } from '@vitrine/client/collections';
import {
  Button,
  EmptyState,
  type HeadingLevel,
  IconButton,
  nextHeadingLevel,
  Picture,
  Skeleton,
} from '@vitrine/ui';
import { ArrowLeft, Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useCommands } from '../frame/command-context.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { StatusMark } from '../frame/StatusMark.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { UndoNoticeBar, useUndoNotices } from '../utils/UndoNotice.tsx';
import { useAfterRender } from '../utils/use-after-render.ts';
import * as css from './CollectionAdmin.css.ts';
import { CollectionDetail } from './CollectionDetail.tsx';
import '../messages/en/collections.ts';
import '../messages/en/frame.ts';

/** Collections a request; the platform has 1,000 at most. */
const LIMIT = 100;

export interface CollectionAdminProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** ID of the open collection, or `new`; with `onOpen`, it is the host's, such as that of a URL. */
  collectionId?: string | undefined;
  /** Called with the ID of the collection that the owner opens; undefined for none. */
  onOpen?: (collectionId: string | undefined) => void;
  /** The heading. Default “Collections”. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

/**
 * An owner's collections: a list, and next to it the open one with its name, web address, description and
 * products. Fields are saved by the bar; visibility and products change at once and can be undone.
 * Deleting asks, and keeps the products. Below 840 px of its container, the list and the open collection
 * take turns. Changes that are not saved are kept as a draft. See docs/reference/catalog-admin.mdx.
 */
export function CollectionAdmin({
  collectionId,
  onOpen,
  title,
  level = 1,
  className,
  ...rest
}: CollectionAdminProps) {
  const t = useAdminTranslate();
  const [ownId, setOwnId] = useState(collectionId);
  const [result, load] = useAtom(collectionsAtom({ limit: LIMIT }));
  const notices = useUndoNotices();
  const list = useRef<HTMLUListElement>(null);
  const afterRender = useAfterRender();
  const openId = onOpen ? collectionId : ownId;
  const { items, status, error, hasNext, isLoadingMore } = result;
  const below = nextHeadingLevel(level);
  const opened = items.find(({ _id }) => _id === openId);
  const isNew = openId === 'new';
  const open = (id: string | undefined) => {
    setOwnId(id);
    onOpen?.(id);
    if (id !== undefined || openId === undefined) return;
    // Back in the list, the focus is on the collection that was open.
    afterRender(() => {
      const items = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
      const item = items.find(({ dataset }) => dataset.collectionId === openId) ?? items[0];
      item?.focus();
    });
  };
  useCommands([
    {
      ...{ id: 'collections.new', label: t('admin.collections.new'), keys: 'n' },
      run: () => open('new'),
    },
  ]);
  const isOpen = opened !== undefined || isNew;
  return (
    <section {...rest} {...compactDensity(css.root, className)}>
      <div className={css.columns} data-open={isOpen ? '' : undefined}>
        <div className={css.side}>
          <PageHead
            title={title ?? t('admin.collections.title')}
            level={level}
            actions={
              <IconButton
                emphasis="outline"
                label={t('admin.collections.new')}
                icon={Plus}
                onClick={() => open('new')}
              />
            }
          />
          {status === 'pending' && <LoadingCollections />}
          {error && items.length === 0 && (
            <EmptyState
              level={below}
              title={t('admin.collections.loadFailed')}
              action={<Button onClick={() => void load()}>{t('admin.retry')}</Button>}
            >
              {t('admin.collections.loadFailedHint')}
            </EmptyState>
          )}
          {status === 'success' && items.length === 0 && !isNew && (
            <EmptyState
              level={below}
              title={t('admin.collections.empty')}
              action={<Button onClick={() => open('new')}>{t('admin.collections.new')}</Button>}
            >
              {t('admin.collections.emptyHint')}
            </EmptyState>
          )}
          {items.length > 0 && (
            <nav aria-label={t('admin.collections.title')}>
              <ul ref={list} className={css.list}>
                {items.map((collection) => (
                  <CollectionItem
                    key={collection._id}
                    collection={collection}
                    isOpen={collection._id === openId}
                    onOpen={() => open(collection._id)}
                  />
                ))}
              </ul>
            </nav>
          )}
          {hasNext && (
            <Button state={isLoadingMore ? 'loading' : 'idle'} onClick={() => void load('more')}>
              {t('admin.collections.more')}
            </Button>
          )}
        </div>
        <div className={css.detail}>
          {isOpen && (
            <Button emphasis="text" className={css.back} onClick={() => open(undefined)}>
              <ArrowLeftIcon />
              {t('admin.collections.title')}
            </Button>
          )}
          {isOpen ? (
            <CollectionDetail
              key={openId}
              collection={opened}
              slugs={items.map(({ slug }) => slug)}
              notices={notices}
              level={below}
              onOpen={open}
            />
          ) : (
            items.length > 0 && (
              <div className={css.nothing}>
                <EmptyState level={below} title={t('admin.collections.choose')} />
              </div>
            )
          )}
        </div>
      </div>
      {!isOpen && <UndoNoticeBar notices={notices} commandId="collections.undo" />}
    </section>
  );
}

const ArrowLeftIcon = () => <ArrowLeft aria-hidden="true" size={16} className={css.backIcon} />;

interface CollectionItemProps {
  collection: Collection;
  isOpen: boolean;
  onOpen: () => void;
}

function CollectionItem({ collection, isOpen, onOpen }: CollectionItemProps) {
  const t = useAdminTranslate();
  const { _id: id, name, media, numberOfProducts = 0, visible } = collection;
  return (
    <li>
      <button
        type="button"
        {...{ 'data-collection-id': id }}
        aria-current={isOpen ? 'true' : undefined}
        className={css.item}
        onClick={onOpen}
      >
        <Picture
          image={media?.mainMedia?.image ?? media?.items[0]?.image}
          name=""
          decorative
          width={36}
          ratio={4 / 5}
          className={css.itemPicture}
        />
        <span className={css.itemText}>
          <bdi className={css.itemName}>{name}</bdi>
          <span className={css.note}>
            {visible === false ? (
              <StatusMark kind="inactive">{t('admin.collections.hidden')}</StatusMark>
            ) : (
              t('admin.collections.productCount', { count: numberOfProducts })
            )}
          </span>
        </span>
      </button>
    </li>
  );
}

function LoadingCollections() {
  return (
    <Skeleton.Root>
      {['a', 'b', 'c', 'd', 'e'].map((placeholder) => (
        <div key={placeholder} className={css.item}>
          <Skeleton.Media ratio={4 / 5} className={css.itemPicture} />
          <Skeleton.Line width="60%" />
        </div>
      ))}
    </Skeleton.Root>
  );
}
