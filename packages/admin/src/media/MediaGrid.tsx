'use client';

import { getAltText, type MediaUpload, moveMedia, useAtomValue } from '@vitrine/atoms';
import { isFocusLost, useAnnounce, useUi } from '@vitrine/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useDragOrder } from '../utils/use-drag-order.ts';
import * as css from './MediaManager.css.ts';
import { MediaTile } from './MediaTile.tsx';
import { getMediaName, TILE, useMediaContext } from './media-context.ts';
import { UploadTile } from './UploadTile.tsx';
import '../messages/en/media.ts';

const getTileId = (element: Element | null) => element?.closest(`[${TILE}]`)?.getAttribute(TILE);

/** Items that are lifted by Space, and the order in which they are shown meanwhile. */
interface Lift {
  ids: readonly string[];
  order: readonly string[];
}

/**
 * The media as tiles in their order, and the files that are on their way. Arrow keys move the focus;
 * Space lifts an item, or the selected ones, arrow keys move them, Space drops and Escape puts them back.
 */
export function MediaGrid() {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { direction } = useUi();
  const { manager, items, hasPort, actions, selected, select, inspect, inspected, product } =
    useMediaContext();
  const uploads = useAtomValue(manager.uploadsAtom);
  const list = useRef<HTMLUListElement>(null);
  const [lift, setLift] = useState<Lift>();
  const [current, setCurrent] = useState<string>();
  const ids = items.map(({ _id }) => _id);
  const order = lift ? lift.order : ids;
  const shown = order.flatMap((id) => items.find(({ _id }) => _id === id) ?? []);
  const tabStop = current !== undefined && ids.includes(current) ? current : ids[0];

  const focusTile = (id: string | undefined) => {
    if (id === undefined) return;
    setCurrent(id);
    list.current?.querySelector<HTMLElement>(`[${TILE}="${CSS.escape(id)}"]`)?.focus();
  };
  useLostFocus(ids, focusTile);

  const getGroup = (id: string) =>
    selected.has(id) ? ids.filter((one) => selected.has(one)) : [id];
  const say = (id: string, next: readonly string[]) => {
    const item = items.find(({ _id }) => _id === id);
    if (!item) return;
    announce(
      t('admin.media.position', {
        ...{ name: getMediaName(item), position: next.indexOf(id) + 1, count: next.length },
      }),
    );
  };

  useDragOrder(
    list,
    (from, to) => {
      const id = ids[from];
      if (id === undefined) return;
      const group = getGroup(id);
      const single = moveMedia(ids, [id], to);
      const start = single
        .slice(0, single.indexOf(id))
        .filter((one) => !group.includes(one)).length;
      const next = moveMedia(ids, group, start);
      actions.setOrder(next);
      say(id, next);
    },
    hasPort ? ids.join() : '',
    'grid',
  );

  /** How far an arrow key moves, in tiles. */
  const getStep = (key: string): number | undefined => {
    const forward = direction === 'rtl' ? -1 : 1;
    const tiles = [...(list.current?.children ?? [])].map(
      (tile) => (tile as HTMLElement).offsetTop,
    );
    const columns = tiles.filter((top) => top === tiles[0]).length || 1;
    const steps: Record<string, number> = {
      ...{ ArrowRight: forward, ArrowLeft: -forward, ArrowDown: columns, ArrowUp: -columns },
      ...{ Home: -order.length, End: order.length },
    };
    return steps[key];
  };

  const moveLifted = (step: number, { ids: lifted, order: before }: Lift, id: string) => {
    const others = before.filter((one) => !lifted.includes(one));
    const index = before.indexOf(lifted[0] ?? id);
    const next = moveMedia(ids, lifted, Math.max(0, Math.min(index + step, others.length)));
    setLift({ ids: lifted, order: next });
    say(id, next);
  };

  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const id = getTileId(target);
    if (!id || !target.matches(`[${TILE}]`) || event.defaultPrevented) return;
    const step = getStep(event.key);
    if (event.key === ' ' && hasPort) {
      event.preventDefault();
      if (lift) {
        setLift(undefined);
        actions.setOrder(lift.order);
      } else {
        const lifted = getGroup(id);
        setLift({ ids: lifted, order: ids });
        const item = items.find(({ _id }) => _id === id);
        announce(
          t('admin.media.lifted', {
            ...{ name: item ? getMediaName(item) : '', count: lifted.length },
            ...{ position: ids.indexOf(id) + 1, total: ids.length },
          }),
        );
      }
    } else if (event.key === 'Escape' && lift) {
      event.preventDefault();
      setLift(undefined);
      announce(t('admin.media.putBack'));
    } else if (event.key === 'Delete' && !lift) {
      event.preventDefault();
      actions.remove(getGroup(id));
    } else if (step !== undefined && !event.metaKey && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      if (lift) return moveLifted(step, lift, id);
      const index = order.indexOf(id);
      const next = order[Math.max(0, Math.min(index + step, order.length - 1))];
      if (event.shiftKey && next) select(new Set([...selected, id, next]));
      focusTile(next);
    }
  };

  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  };

  return (
    <ul
      ref={list}
      aria-label={t('admin.media.list', { name: product.name })}
      className={css.grid}
      onKeyDown={press}
      // A button would also be pressed when the key is released.
      onKeyUp={(event) => {
        if (event.key === ' ' && hasPort && (event.target as Element).matches(`[${TILE}]`))
          event.preventDefault();
      }}
    >
      {shown.map((item, index) => (
        <MediaTile
          key={item._id}
          item={item}
          position={index + 1}
          count={shown.length}
          isTabStop={item._id === tabStop}
          isLifted={lift?.ids.includes(item._id) ?? false}
          isSelected={selected.has(item._id)}
          isSelecting={selected.size > 0}
          isInspected={inspected === item._id}
          lacksAltText={getAltText(item) === undefined}
          onFocus={() => setCurrent(item._id)}
          onPress={(isToggle) => {
            if (lift) return;
            // While something is selected, a press selects, too: a finger has no Shift.
            if (isToggle || selected.size > 0) toggle(item._id);
            else inspect(item._id);
          }}
          onToggle={() => toggle(item._id)}
        />
      ))}
      {uploads.map((upload: MediaUpload, index) => (
        <UploadTile key={upload.id} upload={upload} position={shown.length + index + 1} />
      ))}
    </ul>
  );
}

/** Focuses the item in the place of a removed one, and an item that is back after Undo. */
function useLostFocus(ids: readonly string[], focus: (id: string | undefined) => void): void {
  const before = useRef(ids);
  useEffect(() => {
    const previous = before.current;
    before.current = ids;
    // Not canceled by the next render, which knows the new items only.
    requestAnimationFrame(() => {
      if (!isFocusLost()) return;
      const restored = ids.find((id) => !previous.includes(id));
      const index = previous.findIndex((id) => !ids.includes(id));
      if (ids.length > previous.length) focus(restored);
      else if (index >= 0) focus(ids[Math.min(index, ids.length - 1)]);
    });
  });
}
