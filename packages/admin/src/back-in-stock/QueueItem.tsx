'use client';

import { Picture } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as css from './BackInStockQueue.css.ts';
import { type NamedItem, useItemLabels } from './queue-context.ts';

interface QueueItemProps {
  item: NamedItem;
  /** Emphasis: `line` in a table row, `entry` as its own heading. */
  kind: keyof typeof css.item;
  /** Below the name, after the choices. */
  children?: ReactNode;
}

const widths = { line: 32, entry: 44 };

/** An item with its image, its name and its variant. */
export function QueueItem({ item, kind, children }: QueueItemProps) {
  const { name, choices } = useItemLabels()(item);
  const { url, width, height } = item.itemDetails?.image ?? {};
  return (
    <div className={css.item[kind]}>
      <Picture
        image={url ? { url, width, height } : undefined}
        name=""
        decorative
        width={widths[kind]}
        ratio={4 / 5}
        className={css.itemPicture}
      />
      <div>
        <p className={css.itemName[kind]}>
          <bdi>{name}</bdi>
        </p>
        {choices && (
          <p className={css.more}>
            <bdi>{choices}</bdi>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
