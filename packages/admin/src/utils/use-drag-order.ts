'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Edge = 'top' | 'bottom' | 'left' | 'right';

const load = () =>
  Promise.all([
    import('@atlaskit/pragmatic-drag-and-drop/element/adapter'),
    import('@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'),
  ]);

/** Elements of a list that can be dragged, and the handle of each. */
const itemSelector = ':scope > [data-drag-item]';
const handleSelector = '[data-drag-handle]';

/**
 * Lets the items of a list be dragged by their handles, or as a whole if they have none, by mouse, pen
 * and touch. The list's children with `data-drag-item` take part; while one is dragged, the item under
 * the pointer has `data-edge` `top` or `bottom`, or `left` or `right` in a grid, where it would be
 * dropped. The library loads when the pointer enters the list; the
 * keyboard and menus need none of it.
 *
 * @param onMove is called with the old and the new index among the items.
 * @param version changes when items come, go or move; empty while nothing can be dragged.
 * @param layout `grid` if items are next to each other. Default `list`.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
  version: string,
  layout: 'list' | 'grid' = 'list',
): void {
  const [modules, setModules] = useState<Awaited<ReturnType<typeof load>>>();
  const move = useEffectEvent(onMove);

  useEffect(() => {
    const element = list.current;
    if (!element || modules) return;
    // Without the library, for example offline, the menu still moves items.
    const prepare = () => void load().then(setModules, () => {});
    element.addEventListener('pointerenter', prepare, { once: true });
    return () => element.removeEventListener('pointerenter', prepare);
  }, [list, modules]);

  useEffect(() => {
    const element = list.current;
    if (!element || !modules || version === '') return;
    const [{ draggable, dropTargetForElements }, { attachClosestEdge, extractClosestEdge }] =
      modules;
    const items = [...element.querySelectorAll<HTMLElement>(itemSelector)];
    const allowedEdges: Edge[] = layout === 'grid' ? ['left', 'right'] : ['top', 'bottom'];
    const isRightToLeft = element.matches(':dir(rtl)');
    /** The edge behind which the next item begins. */
    const end = layout === 'list' ? 'bottom' : isRightToLeft ? 'left' : 'right';
    const cleanups = items.map((item, index) => {
      const dragHandle = item.querySelector<HTMLElement>(handleSelector);
      const clear = () => delete item.dataset.edge;
      const stopTarget = dropTargetForElements({
        element: item,
        canDrop: ({ source }) => source.data.list === element,
        getData: ({ input }) =>
          attachClosestEdge({ index }, { element: item, input, allowedEdges }),
        onDrag: ({ self, source }) => {
          if (source.data.index === index) return;
          item.dataset.edge = extractClosestEdge(self.data) ?? allowedEdges[0];
        },
        onDragLeave: clear,
        onDrop: ({ self, source }) => {
          clear();
          const from = Number(source.data.index);
          const after = extractClosestEdge(self.data) === end ? index + 1 : index;
          const to = from < after ? after - 1 : after;
          if (from !== to) move(from, to);
        },
      });
      const stopDrag =
        dragHandle || layout === 'grid'
          ? draggable({
              ...{ element: item, ...(dragHandle && { dragHandle }) },
              getInitialData: () => ({ list: element, index }),
              onDragStart: () => {
                item.dataset.dragged = '';
              },
              onDrop: () => {
                delete item.dataset.dragged;
              },
            })
          : () => {};
      return () => {
        stopTarget();
        stopDrag();
      };
    });
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [list, modules, version, layout]);
}
