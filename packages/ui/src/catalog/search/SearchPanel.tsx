'use client';

import { type ProductSearch, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { EventV3 } from '@vitrine/client/events';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { getOptionId } from '../../primitives/combobox/use-listbox-navigation.ts';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { joinUnits } from '../../utils/text/join-units.ts';
import { useMaterial } from '../card/MaterialSection.tsx';
import { getGalleryItems } from '../gallery/gallery-items.ts';
import { ProductPrice } from '../price/ProductPrice.tsx';
import { normalizeProductCard } from '../product/normalize-product.ts';
import { useProductName } from '../product/use-normalized-product.ts';
import * as css from './Search.css.ts';
import { getSearchOptionKey, type SearchGroup, type SearchOption } from './search-options.ts';
import '../../messages/en/common.ts';
import '../../messages/en/lists.ts';

export interface SearchPanelProps {
  id: string;
  search: ProductSearch;
  groups: readonly SearchGroup[];
  /** The line that is pointed at, -1 for none. */
  active: number;
  /** Whether it is in columns below the field, instead of in a layer. */
  isInline: boolean;
  isPending: boolean;
  renderEvent: ((event: EventV3) => ReactNode) | undefined;
  hrefTo: (option: SearchOption) => string | undefined;
  onSelect: (option: SearchOption) => void;
  onPoint: (index: number) => void;
}

const titles = {
  recent: 'lists.searchRecent',
  product: 'lists.searchProducts',
  event: 'lists.searchEvents',
  collection: 'lists.searchCollections',
} as const;

const hasPicture = (kind: SearchGroup['kind']) => kind === 'product' || kind === 'event';

/** The lines below a search field, in groups. The focus stays in the field. */
export function SearchPanel(props: SearchPanelProps) {
  const { groups, isInline, isPending, search } = props;
  const { t } = useUi();
  const setRecent = useSetAtom(search.recentAtom);
  const isRecent = groups[0]?.kind === 'recent';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus away.
    <div
      data-pending={isPending ? '' : undefined}
      className={isInline ? css.inlinePanel : css.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.length === 0 ? <SearchNote search={search} /> : <SearchLines {...props} />}
      {isRecent && (
        <Button emphasis="text" className={css.clearRecent} onClick={() => setRecent(() => [])}>
          {t('lists.searchForget')}
        </Button>
      )}
    </div>
  );
}

/** Message that nothing was found, or that the search failed, with a retry button. */
function SearchNote({ search }: { search: ProductSearch }) {
  const { t } = useUi();
  const { status } = useAtomValue(search.resultAtom);
  const text = useAtomValue(search.textAtom);
  const retry = useSetAtom(search.retryAtom);
  return (
    <div className={css.note}>
      {status === 'error' ? t('lists.searchFailed') : t('lists.searchNone', { text: text.trim() })}
      {status === 'error' && (
        <Button emphasis="text" onClick={() => void retry()}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

function SearchLines({
  id,
  groups,
  active,
  isInline,
  renderEvent,
  hrefTo,
  onSelect,
  onPoint,
}: SearchPanelProps) {
  const { t } = useUi();
  let index = -1;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={t('lists.search')}
      className={isInline ? css.columns : undefined}
    >
      {groups.map(({ kind, options }) => {
        const lines = options.map((option) => {
          index += 1;
          const at = index;
          return (
            <AppLink
              key={getSearchOptionKey(option)}
              role="option"
              id={getOptionId(id, at)}
              tabIndex={-1}
              href={hrefTo(option)}
              aria-selected={at === active}
              data-highlighted={at === active ? '' : undefined}
              className={classes(
                css.option,
                kind === 'all' && (isInline ? css.allButton : css.all),
                isInline && hasPicture(kind) && css.pictureOption,
              )}
              onClick={() => onSelect(option)}
              onMouseMove={() => at !== active && onPoint(at)}
            >
              <Line option={option} isInline={isInline} renderEvent={renderEvent} />
            </AppLink>
          );
        });
        return kind === 'all' ? (
          <div key={kind} className={isInline ? css.allRow : css.group}>
            {lines}
          </div>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: lines of a listbox are grouped by role.
          <div
            key={kind}
            role="group"
            aria-labelledby={`${id}-${kind}`}
            className={isInline ? css.inlineGroups[kind] : css.group}
          >
            <div id={`${id}-${kind}`} role="presentation" className={css.header}>
              {t(titles[kind])}
            </div>
            {lines}
          </div>
        );
      })}
    </div>
  );
}

interface LineProps extends Pick<SearchPanelProps, 'isInline' | 'renderEvent'> {
  option: SearchOption;
}

function Line({ option, isInline, renderEvent }: LineProps): ReactNode {
  const { t } = useUi();
  if (option.kind === 'recent') return <bdi>{option.text}</bdi>;
  if (option.kind === 'collection') return <bdi>{option.collection.name}</bdi>;
  if (option.kind === 'all') {
    return <span>{t('lists.searchAll', { count: option.total, text: option.text })}</span>;
  }
  const width = isInline ? 64 : 40;
  if (option.kind === 'event')
    return <EventLine event={option.event} width={width} render={renderEvent} />;
  return <ProductLine product={option.product} width={width} />;
}

function ProductLine({ product, width }: { product: Product; width: number }) {
  const name = useProductName(product.name);
  const material = useMaterial(normalizeProductCard(product));
  const galleryItem = getGalleryItems(product.media).find(({ image }) => image);
  return (
    <>
      <Picture
        image={galleryItem?.image}
        name={name}
        decorative
        sizes={`${width}px`}
        className={css.picture}
      />
      <LineText name={name} note={material && joinUnits(material)} />
      <ProductPrice product={product} />
    </>
  );
}

function LineText({ name, note }: { name: string; note?: string | undefined }) {
  return (
    <div>
      <Text as="p" variant="bodyStrong">
        <bdi>{name}</bdi>
      </Text>
      {note && (
        <Text as="p" variant="caption" tone="muted">
          <bdi>{note}</bdi>
        </Text>
      )}
    </div>
  );
}

interface EventLineProps {
  event: EventV3;
  width: number;
  render: SearchPanelProps['renderEvent'];
}

function EventLine({ event, width, render }: EventLineProps) {
  return (
    <>
      <Picture
        image={event.mainImage}
        name={event.title}
        decorative
        sizes={`${width}px`}
        className={css.picture}
      />
      {render ? render(event) : <LineText name={event.title} />}
    </>
  );
}
