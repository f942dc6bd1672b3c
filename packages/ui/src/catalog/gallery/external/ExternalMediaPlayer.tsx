'use client';

import { ExternalLink, Play, Rotate3d } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { AppLink } from '../../../provider/AppLink.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { isHttpUrl } from '../../../utils/safe-url.ts';
import * as css from './ExternalMediaPlayer.css.ts';
import type { ExternalModel } from './external-media.ts';
import type { ExternalMediaSlide } from './external-media-context.ts';
import { getVideoPlayer } from './video-player.ts';
import '../../../messages/en/purchase.ts';

export interface ExternalMediaPlayerProps extends ExternalMediaSlide {
  /**
   * Renders a 3D model once the visitor opens it, for example with a lazy component around
   * `<model-viewer>`. Without it, a model is its poster.
   */
  renderModel?: (model: ExternalModel) => ReactNode;
}

/**
 * The poster of an external video or a 3D model, and what it starts. Nothing is loaded from another
 * host before that. For `renderExternalMedia` of a `Gallery`.
 *
 * @example
 * <Gallery {...gallery} renderExternalMedia={(slide) => <ExternalMediaPlayer {...slide} />} />
 */
export function ExternalMediaPlayer({
  media,
  isHidden,
  className,
  children: poster,
  renderModel,
}: ExternalMediaPlayerProps) {
  const { t } = useUi();
  const [isStarted, setStarted] = useState(false);
  const started = useRef<HTMLSpanElement>(null);
  if (isHidden && isStarted) setStarted(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (!isStarted) return;
    const frame = started.current;
    (frame?.querySelector('iframe') ?? frame)?.focus({ preventScroll: true });
  }, [isStarted]);

  const { title, url } = media;
  const player = media.kind === 'model' ? null : getVideoPlayer(url);
  const canStart = player !== null || media.kind === 'model';
  if (isStarted && canStart) {
    return (
      <span
        ref={started}
        {...(media.kind === 'model' && { role: 'group', 'aria-label': title, tabIndex: -1 })}
        className={classes(css.root, className)}
      >
        {player ? (
          <iframe
            title={title}
            src={player.src}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            // YouTube plays nothing for a page that it doesn't know.
            referrerPolicy="strict-origin-when-cross-origin"
            // Its own origin, which is not the page's: the player needs its storage and its popups.
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            className={css.player}
          />
        ) : (
          <Suspense fallback={poster}>{media.kind === 'model' && renderModel?.(media)}</Suspense>
        )}
      </span>
    );
  }
  const tabIndex = isHidden ? -1 : 0;
  const host = player?.host ?? URL.parse(url)?.hostname ?? '';
  if (media.kind === 'model') {
    if (!renderModel) return poster;
    return (
      <Starter tabIndex={tabIndex} onStart={() => setStarted(true)} poster={poster}>
        <Icon as={Rotate3d} /> {t('purchase.media.openModel')}
      </Starter>
    );
  }
  if (player) {
    return (
      <Starter
        tabIndex={tabIndex}
        onStart={() => setStarted(true)}
        poster={poster}
        label={t('purchase.media.play', { title, host })}
      >
        <Icon as={Play} /> {t('purchase.media.playFrom', { host })}
      </Starter>
    );
  }
  if (!isHttpUrl(url)) return poster;
  return (
    <AppLink
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      className={css.starter}
    >
      {poster}
      <span className={css.label}>
        <Icon as={ExternalLink} /> {t('purchase.media.watchAt', { host })}
      </span>
    </AppLink>
  );
}

interface StarterProps {
  tabIndex: number;
  onStart: () => void;
  poster: ReactNode;
  label?: string;
  children: ReactNode;
}

function Starter({ tabIndex, onStart, poster, label, children }: StarterProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={label}
      className={css.starter}
      onClick={onStart}
    >
      {poster}
      <span className={css.label}>{children}</span>
    </button>
  );
}
