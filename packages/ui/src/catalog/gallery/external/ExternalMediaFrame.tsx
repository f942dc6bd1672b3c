'use client';

import { ExternalLink, Play, Rotate3d } from 'lucide-react';
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { AppLink } from '../../../provider/AppLink.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { isHttpUrl } from '../../../utils/safe-url.ts';
import * as css from './ExternalMediaFrame.css.ts';
import type { ExternalMedia } from './external-media.ts';
import { RenderModelContext } from './render-model-context.ts';
import { getVideoPlayer } from './video-player.ts';
import '../../../messages/en/catalog.ts';

export interface ExternalMediaFrameProps {
  media: ExternalMedia;
  /** Whether another slide is shown: it stops then, and is no tab stop. */
  isHidden?: boolean | undefined;
  className: string;
  /** The poster. */
  children: ReactNode;
}

/**
 * The poster of an external video or a 3D model, and what it starts. Nothing is loaded from another
 * host before that.
 */
export function ExternalMediaFrame({
  media,
  isHidden,
  className,
  children: poster,
}: ExternalMediaFrameProps) {
  const { t } = useUi();
  const renderModel = useContext(RenderModelContext);
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
    return (
      <Starter tabIndex={tabIndex} onStart={() => setStarted(true)} poster={poster}>
        <Icon as={Rotate3d} /> {t('gallery.openModel')}
      </Starter>
    );
  }
  if (player) {
    return (
      <Starter
        tabIndex={tabIndex}
        onStart={() => setStarted(true)}
        poster={poster}
        label={t('gallery.playExternal', { title, host })}
      >
        <Icon as={Play} /> {t('gallery.playsFrom', { host })}
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
        <Icon as={ExternalLink} /> {t('gallery.watchAt', { host })}
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
