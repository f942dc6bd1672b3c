'use client';

import { Picture } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as css from './QueueItem.css.ts';
import { type NamedItem, useItemLabels } from './queue-context.ts';

interface QueueItemProps {
  item: NamedItem;
  /** Emphasis: `line` in a table row, `entry` as its own heading. */
  kind: keyof typeof css.root;
  /** Below the name. */
  children?: ReactNode;
}

const widths = { line: 32, entry: 44 };

/** An item with its image, its name and its variant. */
export function QueueItem({ item, kind, children }: QueueItemProps) {
  const { name, choices } = useItemLabels()(item);
  const { url, width, height } = item.itemDetails?.image ?? {};
  return (
    <div className={css.root[kind]}>
      <Picture
        image={url ? { url, width, height } : undefined}
        name=""
        decorative
        width={widths[kind]}
        className={css.picture}
      />
      <div>
        <p className={css.name[kind]}>
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
