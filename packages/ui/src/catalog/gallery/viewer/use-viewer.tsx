'use client';

import type { MediaItem } from '@vitrine/client';
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import type { GalleryItem } from '../gallery-items.ts';
import type { Swipe } from '../use-swipe.ts';
import type { VideoTrack } from '../video/GalleryVideo.tsx';
import type { GalleryViewerProps } from './GalleryViewer.tsx';
import '../../../messages/en/catalog.ts';

export interface ViewerOptions {
  items: readonly GalleryItem[];
  name: string;
  swipe: Swipe;
  getVideoTracks?: (item: MediaItem) => readonly VideoTrack[];
}

export interface ViewerController {
  /** The buttons that open it, by the index of their image: one of them gets the focus back. */
  openers: RefObject<(HTMLElement | null)[]>;
  /** Loads it ahead of the press. */
  prepare: () => void;
  open: (index: number) => void;
  /** Whether loading failed. */
  isFailed: boolean;
  viewer: ReactNode;
}

const load = () => import('./GalleryViewer.tsx');

/** The viewer above the page, loaded when the user is about to open it. */
export function useViewer({ items, name, swipe, getVideoTracks }: ViewerOptions): ViewerController {
  const { t } = useUi();
  const announce = useAnnounce();
  const openers = useRef<(HTMLElement | null)[]>([]);
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [state, setState] = useState({ isOpen: false, index: 0 });
  const [isFailed, setFailed] = useState(false);

  const open = async (index: number) => {
    try {
      const { GalleryViewer } = await load();
      setViewer(() => GalleryViewer);
      setFailed(false);
      setState({ isOpen: true, index });
    } catch {
      setFailed(true);
      announce(t('gallery.viewerFailed'), 'assertive');
    }
  };
  // A carousel moves along, so that the last viewed image is shown.
  const close = (index: number) => {
    setState((before) => ({ isOpen: false, index: swipe.isActive ? index : before.index }));
    if (swipe.isActive) swipe.show(index, { silent: true, jump: true });
  };

  return {
    openers,
    prepare: () => void load().catch(() => {}),
    open: (index) => void open(index),
    isFailed,
    viewer: Viewer && (
      <Viewer
        items={items}
        name={name}
        isOpen={state.isOpen}
        start={state.index}
        getVideoTracks={getVideoTracks}
        onClose={close}
        onClosed={() => openers.current[state.index]?.focus({ preventScroll: true })}
      />
    ),
  };
}
