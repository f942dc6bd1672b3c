'use client';

import { getAltText, getMediaOption } from '@vitrine/atoms';
import type { MediaItem } from '@vitrine/client';
import {
  DropdownMenu,
  getNumberFormat,
  joinTexts,
  Picture,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { StatusMark } from '../frame/StatusMark.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { MoreMenu } from '../utils/MoreMenu.tsx';
import * as css from './MediaManager.css.ts';
import { getMediaImage, getMediaName, TILE, useMediaContext } from './media-context.ts';
import '../messages/en/media.ts';

interface MediaTileProps {
  item: MediaItem;
  /** From 1. */
  position: number;
  count: number;
  /** Whether Tab reaches it; arrow keys reach the others. */
  isTabStop: boolean;
  isLifted: boolean;
  isSelected: boolean;
  /** Whether a press selects instead of opening the details. */
  isSelecting: boolean;
  isInspected: boolean;
  lacksAltText: boolean;
  onFocus: () => void;
  /** `isToggle` with Shift, Control or Command: it selects. */
  onPress: (isToggle: boolean) => void;
  onToggle: () => void;
}

/** A media item with its position, its alt text and the choices that show it. */
export function MediaTile({
  item,
  position,
  count,
  isTabStop,
  isLifted,
  isSelected,
  isSelecting,
  isInspected,
  lacksAltText,
  onFocus,
  onPress,
  onToggle,
}: MediaTileProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { product, focalPoints } = useMediaContext();
  const { _id: id } = item;
  const image = getMediaImage(item);
  const focus = focalPoints[id];
  const choices = getMediaOption(product)?.choices ?? [];
  const shownFor = choices
    .filter(({ media }) => media?.items.some(({ _id }) => _id === id))
    .map(({ description }) => description);
  const name = getMediaName(item);
  return (
    <li
      data-drag-item=""
      data-selected={isSelected ? '' : undefined}
      data-inspected={isInspected ? '' : undefined}
      data-lifted={isLifted ? '' : undefined}
      className={css.tile}
    >
      <button
        type="button"
        {...{ [TILE]: id }}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isSelecting ? isSelected : undefined}
        className={css.tileButton}
        onFocus={onFocus}
        onClick={(event) => onPress(event.shiftKey || event.metaKey || event.ctrlKey)}
      >
        <Picture
          image={image && { ...image, ...(focus && { focus }) }}
          name=""
          decorative
          width={160}
          ratio={4 / 5}
          className={css.tilePicture}
        />
        <span className={css.badges}>
          <span aria-hidden="true" className={css.badge}>
            {getNumberFormat(locale).format(position)}
          </span>
          {position === 1 && <span className={css.badge}>{t('admin.media.main')}</span>}
        </span>
        <span className={css.tileText}>
          {lacksAltText ? (
            <>
              <VisuallyHidden>{name}</VisuallyHidden>
              <StatusMark kind="needs-action">{t('admin.media.noAltText')}</StatusMark>
            </>
          ) : (
            <bdi className={css.tileName}>{getAltText(item)}</bdi>
          )}
          {choices.length > 0 && (
            <bdi className={css.tileNote}>
              {shownFor.length > 0 ? joinTexts(shownFor, locale) : t('admin.media.allChoices')}
            </bdi>
          )}
          <VisuallyHidden>{t('admin.media.positionInList', { position, count })}</VisuallyHidden>
        </span>
      </button>
      <TileMenu
        id={id}
        name={name}
        position={position}
        count={count}
        isTabStop={isTabStop}
        isSelected={isSelected}
        onToggle={onToggle}
      />
    </li>
  );
}

interface TileMenuProps
  extends Pick<MediaTileProps, 'position' | 'count' | 'isTabStop' | 'isSelected' | 'onToggle'> {
  id: string;
  name: string;
}

function TileMenu({ id, name, position, count, isTabStop, isSelected, onToggle }: TileMenuProps) {
  const t = useAdminTranslate();
  const { actions, inspect, hasPort, selected, items } = useMediaContext();
  const ids = isSelected ? items.flatMap(({ _id }) => (selected.has(_id) ? [_id] : [])) : [id];
  return (
    <MoreMenu
      label={t('admin.media.menu', { name })}
      tabIndex={isTabStop ? 0 : -1}
      className={css.tileMenu}
    >
      <DropdownMenu.Item onSelect={() => inspect(id)}>{t('admin.media.details')}</DropdownMenu.Item>
      <DropdownMenu.Item onSelect={onToggle}>
        {t(isSelected ? 'admin.media.deselect' : 'admin.media.select')}
      </DropdownMenu.Item>
      {hasPort && (
        <>
          <DropdownMenu.Separator />
          {position > 1 && (
            <>
              <DropdownMenu.Item onSelect={() => actions.move(ids, 'first')}>
                {t('admin.media.makeMain')}
              </DropdownMenu.Item>
              <DropdownMenu.Item onSelect={() => actions.move(ids, position - 2)}>
                {t('admin.media.moveBack')}
              </DropdownMenu.Item>
            </>
          )}
          {position < count && (
            <DropdownMenu.Item onSelect={() => actions.move(ids, position)}>
              {t('admin.media.moveForward')}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => actions.open({ kind: 'move', ids })}>
            {t('admin.media.moveTo')}
          </DropdownMenu.Item>
        </>
      )}
      <DropdownMenu.Separator />
      <DropdownMenu.Item onSelect={() => actions.remove(ids)}>
        {t('admin.media.remove')}
      </DropdownMenu.Item>
    </MoreMenu>
  );
}
