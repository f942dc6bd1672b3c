'use client';

import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { ModalTitle } from '../../../primitives/_internal/modal/Modal.tsx';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getNumberFormat } from '../../../utils/number-format.ts';
import * as css from './GalleryViewer.css.ts';
import type { ViewerAction } from './viewer-keys.ts';
import { MAX_SCALE } from './zoom.ts';
import '../../../messages/en/catalog.ts';
import '../../../messages/en/common.ts';

export interface ViewerHeaderProps {
  name: string;
  /** Zoom of the image; undefined if it can't be enlarged. */
  scale: number | undefined;
  act: (action: ViewerAction) => void;
}

/** Name of the product, zoom of the current image, and the close button. */
export function ViewerHeader({ name, scale, act }: ViewerHeaderProps) {
  const { t, locale } = useUi();
  const percent = getNumberFormat(locale, { style: 'percent' });
  return (
    <div className={css.header}>
      <ModalTitle className={css.title}>{name}</ModalTitle>
      {scale !== undefined && (
        <div className={css.group}>
          <IconButton
            icon={Minus}
            label={t('gallery.zoomOut')}
            // At the ends they stay mounted to preserve the focus.
            aria-disabled={scale <= 1 || undefined}
            onClick={() => act({ kind: 'zoom', direction: 'out' })}
          />
          <span className={css.scale}>{percent.format(scale)}</span>
          <IconButton
            icon={Plus}
            label={t('gallery.zoomIn')}
            aria-disabled={scale >= MAX_SCALE || undefined}
            onClick={() => act({ kind: 'zoom', direction: 'in' })}
          />
        </div>
      )}
      <Radix.Close asChild>
        <IconButton icon={X} label={t('common.close')} />
      </Radix.Close>
    </div>
  );
}

export interface ViewerFooterProps {
  title: string;
  index: number;
  count: number;
  act: (action: ViewerAction) => void;
}

/** Title of the image, its position, and the navigation buttons. */
export function ViewerFooter({ title, index, count, act }: ViewerFooterProps) {
  const { t } = useUi();
  const show = (next: number) => {
    if (next >= 0 && next < count) act({ kind: 'show', index: next });
  };
  return (
    <div className={css.footer}>
      <p className={css.caption}>{title}</p>
      {count > 1 && (
        <div className={css.group}>
          <IconButton
            icon={ChevronLeft}
            mirrored
            label={t('gallery.previous')}
            aria-disabled={index === 0 || undefined}
            onClick={() => show(index - 1)}
          />
          <span className={css.counter}>{t('gallery.counter', { index: index + 1, count })}</span>
          <IconButton
            icon={ChevronRight}
            mirrored
            label={t('gallery.next')}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => show(index + 1)}
          />
        </div>
      )}
    </div>
  );
}
