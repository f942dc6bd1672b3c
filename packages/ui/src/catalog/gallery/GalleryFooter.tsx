'use client';

import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { setCssVariable } from '../../utils/styles/set-variable.ts';
import * as css from './GalleryFooter.css.ts';
import type { Autoplay } from './use-autoplay.ts';
import type { Swipe } from './use-swipe.ts';
import '../../messages/en/catalog.ts';

export interface GalleryFooterProps {
  count: number;
  swipe: Swipe;
  play: Autoplay;
}

interface ControlProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
}

function Control({ icon, label, className = css.control, ...rest }: ControlProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={className}>
      <Icon as={icon} mirrored={icon !== Play && icon !== Pause} />
    </button>
  );
}

/**
 * Overlay at the bottom of a carousel: the current position, and buttons as an alternative to
 * swiping.
 */
export function GalleryFooter({ count, swipe: { index, show }, play }: GalleryFooterProps) {
  const { t } = useUi();
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <div className={css.root}>
      <span aria-hidden="true" className={css.counter}>
        {t('gallery.counter', { index: index + 1, count })}
      </span>
      <span
        aria-hidden="true"
        className={css.track}
        style={{
          ...setCssVariable(css.slideIndex, String(index)),
          ...setCssVariable(css.slideCount, String(count)),
        }}
      />
      {play.isOffered && (
        <Control
          icon={play.isOn ? Pause : Play}
          label={t(play.isOn ? 'gallery.pause' : 'gallery.play')}
          className={css.play}
          onClick={play.toggle}
        />
      )}
      {/* At the ends they stay mounted to preserve the focus. */}
      <Control
        icon={ChevronLeft}
        label={t('gallery.previous')}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && show(index - 1)}
      />
      <Control
        icon={ChevronRight}
        label={t('gallery.next')}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && show(index + 1)}
      />
    </div>
  );
}
