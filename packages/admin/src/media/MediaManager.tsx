'use client';

import {
  createMediaManager,
  getAltText,
  MAX_PRODUCT_MEDIA,
  mediaFocalPointsAtom,
  mediaTypes,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import {
  Button,
  DropdownMenu,
  EmptyState,
  type HeadingLevel,
  Icon,
  nextHeadingLevel,
  Skeleton,
  useAnnounce,
  useRoute,
} from '@vitrine/ui';
import { ImagePlus, Images, Link2, Upload } from 'lucide-react';
import {
  type ComponentProps,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ActionBar, ActionBarButton } from '../frame/ActionBar.tsx';
import { useCommands } from '../frame/command-context.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { Keys } from '../frame/Keys.tsx';
import { isField, isInLayer } from '../frame/key-combination.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { StatusMark } from '../frame/StatusMark.tsx';
import * as listCss from '../list/List.css.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { MoreMenu } from '../utils/MoreMenu.tsx';
import { UndoNoticeBar } from '../utils/UndoNotice.tsx';
import { MediaDialogs } from './MediaDialogs.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { MediaInspector } from './MediaInspector.tsx';
import * as css from './MediaManager.css.ts';
import { MediaContext, type MediaContextValue, TILE, useMediaContext } from './media-context.ts';
import { useFileSize } from './UploadTile.tsx';
import { useMediaActions } from './use-media-actions.ts';
import '../messages/en/frame.ts';
import '../messages/en/media.ts';

export interface MediaManagerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** ID of the product. */
  productId: string;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

/**
 * The media of a product as its owner manages them: their order by drag, keys and menu, uploads with a
 * state for each file, alt texts, focal points, and the choices that show them. Everything is saved at
 * once and can be undone. Without a `MediaPort` in `createStorefront`, media are added by URL or ID,
 * removed and assigned to choices. Its keys need a `CommandProvider` above it. See
 * docs/reference/catalog-admin.mdx.
 */
export function MediaManager({ productId, level = 1, className, ...rest }: MediaManagerProps) {
  const t = useAdminTranslate();
  const manager = useMemo(() => createMediaManager(productId), [productId]);
  const [{ data: product, status }, reload] = useAtom(manager.productAtom);
  const attributes = compactDensity(listCss.root, className);
  const below = nextHeadingLevel(level);
  if (product) {
    return (
      <section {...rest} {...attributes}>
        <LoadedMedia key={productId} manager={manager} product={product} level={level} />
      </section>
    );
  }
  return (
    <section {...rest} {...attributes}>
      <PageHead title={t('admin.media.title')} level={level} />
      {status === 'pending' && (
        <Skeleton.Root className={css.loading}>
          <Skeleton.Media className={css.loadingDropZone} />
          <div className={css.grid}>
            {['a', 'b', 'c', 'd', 'e'].map((placeholder) => (
              <Skeleton.Media key={placeholder} ratio={4 / 5} />
            ))}
          </div>
        </Skeleton.Root>
      )}
      {status === 'error' && (
        <EmptyState
          level={below}
          title={t('admin.media.loadFailed')}
          action={<Button onClick={() => void reload()}>{t('admin.retry')}</Button>}
        >
          {t('admin.media.loadFailedHint')}
        </EmptyState>
      )}
      {status === 'success' && <EmptyState level={below} title={t('admin.media.noProduct')} />}
    </section>
  );
}

interface LoadedMediaProps extends Pick<MediaContextValue, 'manager'> {
  product: Product;
  level: HeadingLevel;
}

function LoadedMedia({ manager, product, level }: LoadedMediaProps) {
  const t = useAdminTranslate();
  const productUrl = useRoute('adminProduct')?.(product._id);
  const hasPort = useAtomValue(manager.hasPortAtom);
  const { data: focalPoints = {} } = useAtomValue(mediaFocalPointsAtom(product));
  const items = product.media?.items ?? [];
  const actions = useMediaActions(product._id, manager, items);
  const [selection, select] = useState<ReadonlySet<string>>(new Set());
  const [inspectedId, setInspected] = useState<string>();
  const addFiles = useAddFiles(manager);
  const known = new Set(items.map(({ _id }) => _id));
  const selected = new Set([...selection].filter((id) => known.has(id)));
  const inspected = inspectedId !== undefined && known.has(inspectedId) ? inspectedId : undefined;
  const shown =
    selected.size > 1
      ? items.filter(({ _id }) => selected.has(_id))
      : items.filter(({ _id }) => _id === inspected);
  const inspect = (id: string | undefined) => {
    setInspected(id);
    if (id === undefined && inspected !== undefined) {
      document.querySelector<HTMLElement>(`[${TILE}="${CSS.escape(inspected)}"]`)?.focus();
    }
  };
  const value: MediaContextValue = {
    ...{ manager, product, items, focalPoints, hasPort, actions, selected, select },
    ...{ inspected: shown.length === 1 ? inspected : undefined, inspect },
    level: nextHeadingLevel(level),
  };
  const drop = useFileDrop(hasPort ? addFiles : undefined);
  usePaste(hasPort ? addFiles : undefined, async (url) => {
    const outcome = await actions.add([{ url }]);
    if (outcome !== 'rejected') return;
    actions.notices.report({ tone: 'failed', text: t('admin.media.addRejected') });
  });
  return (
    <MediaContext value={value}>
      <div className={listCss.split}>
        <div className={listCss.content} {...drop.handlers}>
          <PageHead
            title={t('admin.media.title')}
            level={level}
            parent={{ label: product.name, href: productUrl }}
            actions={<HeadActions onAdd={addFiles} />}
          />
          <DropZone isOver={drop.isOver} />
          <AltTextNotice />
          {items.length === 0 && <NoMedia />}
          <MediaGrid />
          <Footer />
        </div>
        {shown.length > 0 && <MediaInspector items={shown} />}
      </div>
      <MediaActionBar />
      <MediaDialogs />
    </MediaContext>
  );
}

/** Returns a function that adds files and announces how many. */
function useAddFiles(manager: MediaContextValue['manager']) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const add = useSetAtom(manager.uploads.addAtom);
  return (files: readonly File[]) => {
    if (files.length === 0) return;
    add(files);
    announce(t('admin.media.filesAdded', { count: files.length }));
  };
}

function HeadActions({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const t = useAdminTranslate();
  const { actions, hasPort } = useMediaContext();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useCommands([
    {
      ...{ id: 'media.add', label: t('admin.media.addFiles'), keys: 'a', isHidden: !hasPort },
      run: () => hasPort && choose(),
    },
  ]);
  const openUrl = () => actions.open({ kind: 'add' });
  const openLibrary = () => actions.open({ kind: 'library' });
  if (!hasPort) {
    return (
      <Button emphasis="primary" onClick={openUrl}>
        <Icon as={Link2} size="small" />
        {t('admin.media.addByUrl')}
      </Button>
    );
  }
  return (
    <>
      <Button emphasis="quiet" className={listCss.onlyWide} onClick={openUrl}>
        <Icon as={Link2} size="small" />
        {t('admin.media.addByUrl')}
      </Button>
      <Button emphasis="quiet" className={listCss.onlyWide} onClick={openLibrary}>
        <Icon as={Images} size="small" />
        {t('admin.media.library')}
      </Button>
      <MoreMenu emphasis="outline" label={t('admin.bar.more')} className={listCss.onlyNarrow}>
        <DropdownMenu.Item onSelect={openUrl}>{t('admin.media.addByUrl')}</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={openLibrary}>{t('admin.media.library')}</DropdownMenu.Item>
      </MoreMenu>
      <Button emphasis="primary" onClick={choose}>
        <Icon as={ImagePlus} size="small" />
        {t('admin.media.addFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={mediaTypes.join()}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function DropZone({ isOver }: { isOver: boolean }) {
  const t = useAdminTranslate();
  const getSize = useFileSize();
  const { hasPort, manager } = useMediaContext();
  const maxBytes = useAtomValue(manager.uploads.maxFileBytesAtom);
  if (!hasPort) return <p className={css.note}>{t('admin.media.noPort')}</p>;
  return (
    <div data-over={isOver ? '' : undefined} className={css.dropZone}>
      <span className={css.dropText}>
        <Icon as={Upload} size="small" />
        {t('admin.media.drop')}
      </span>
      <span className={css.note}>{t('admin.media.limits', { size: getSize(maxBytes) })}</span>
    </div>
  );
}

/** How many images lack an alt text, with a button that leads to the first one. */
function AltTextNotice() {
  const t = useAdminTranslate();
  const { items, inspect, hasPort } = useMediaContext();
  const missing = items.filter((item) => getAltText(item) === undefined);
  const [first] = missing;
  if (!first) return null;
  return (
    <div className={css.altNotice}>
      <StatusMark kind="needs-action">
        {t('admin.media.missingAltText', { count: missing.length })}
      </StatusMark>
      {hasPort && (
        <Button emphasis="text" onClick={() => inspect(first._id)}>
          {t('admin.media.addAltText')}
        </Button>
      )}
    </div>
  );
}

function NoMedia() {
  const t = useAdminTranslate();
  const { manager, level } = useMediaContext();
  const uploads = useAtomValue(manager.uploadsAtom);
  if (uploads.length > 0) return null;
  return (
    <EmptyState level={level} title={t('admin.media.empty')}>
      {t('admin.media.emptyHint')}
    </EmptyState>
  );
}

/** The keys of the grid, and how many files are on their way. */
function Footer() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { manager, hasPort, items } = useMediaContext();
  const uploads = useAtomValue(manager.uploadsAtom);
  const failed = uploads.filter(
    ({ status }) => status === 'failed' || status === 'rejected',
  ).length;
  const running = uploads.length - failed;
  const summary = [
    ...(running > 0 ? [t('admin.media.uploading', { count: running })] : []),
    ...(failed > 0 ? [t('admin.media.failedUploads', { count: failed })] : []),
  ].join(' ');
  const announced = useRef('');
  useEffect(() => {
    if (running > 0 || summary === announced.current) return;
    announced.current = summary;
    if (summary) announce(summary);
  }, [summary, running, announce]);
  return (
    <div className={css.footer}>
      {hasPort && items.length > 1 && (
        <div className={css.keys}>
          <span className={css.keyPair}>
            <Keys keys="space" />
            {t('admin.media.keys.lift')}
          </span>
          <span className={css.keyPair}>
            <Keys keys="left" />
            <Keys keys="right" />
            {t('admin.media.keys.move')}
          </span>
          <span className={css.keyPair}>
            <Keys keys="shift" />
            {t('admin.media.keys.select')}
          </span>
        </div>
      )}
      <span className={css.note}>
        {summary || t('admin.media.count', { count: items.length, max: MAX_PRODUCT_MEDIA })}
      </span>
    </div>
  );
}

/** The bar of the manager: what was done, or what is selected. */
function MediaActionBar() {
  const t = useAdminTranslate();
  const { actions, selected, select, items, hasPort } = useMediaContext();
  const ids = items.flatMap(({ _id }) => (selected.has(_id) ? [_id] : []));
  const { length: count } = ids;
  useCommands([
    {
      ...{ id: 'media.clear', label: t('admin.clear'), keys: 'escape', isHidden: true },
      run: () => select(new Set()),
    },
  ]);
  if (actions.notices.notice) {
    return <UndoNoticeBar notices={actions.notices} commandId="media.undo" />;
  }
  if (count === 0) return null;
  return (
    <ActionBar message={t('admin.media.selected', { count })}>
      {hasPort && (
        <ActionBarButton
          key="main"
          // The menu of a tile moves the selected ones, too.
          className={listCss.onlyWide}
          onClick={() => actions.move(ids, 'first')}
        >
          {t('admin.media.moveFirst')}
        </ActionBarButton>
      )}
      {hasPort && (
        <ActionBarButton
          key="move"
          className={listCss.onlyWide}
          onClick={() => actions.open({ kind: 'move', ids })}
        >
          {t('admin.media.moveTo')}
        </ActionBarButton>
      )}
      <ActionBarButton key="remove" onClick={() => actions.remove(ids)}>
        {t('admin.media.remove')}
      </ActionBarButton>
      <ActionBarButton key="clear" keys="escape" onClick={() => select(new Set())}>
        {t('admin.clear')}
      </ActionBarButton>
    </ActionBar>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files that are dropped anywhere in the manager. */
function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const handlers = onFiles && {
    onDragEnter: (event: DragEvent) => hasFiles(event) && setOver(true),
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

/** Adds pasted images, and images by their pasted URL, unless a field or a dialog has the focus. */
function usePaste(
  onFiles: ((files: readonly File[]) => void) | undefined,
  onUrl: (url: string) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (isField(target) || isInLayer(target) || event.defaultPrevented) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (files.length > 0 && onFiles) onFiles(files);
    else if (/^https?:\/\/\S+$/i.test(text)) onUrl(text);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}
