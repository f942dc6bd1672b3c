'use client';

import { Button, Callout, IconButton } from '@vitrine/ui';
import { Flashlight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './CheckInScreen.css.ts';
import { createCodeReader } from './read-qr-code.ts';
import '../messages/en/guests.ts';

/** Time between two pictures that are read, in milliseconds. */
const READ_MS = 150;

/** A code that stays in view is read once; after this time without it, it counts again. */
const FORGET_MS = 2_000;

/** Opens the camera of the device. */
export const openCamera = (): Promise<MediaStream> => {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return Promise.reject(new DOMException('No camera', 'NotFoundError'));
  return mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
};

interface CodeCameraProps {
  open: () => Promise<MediaStream>;
  onCode: (code: string) => void;
  /** The camera could not be opened. */
  onFailure: () => void;
  /** Opens another `CodeCamera` in place of this one. */
  onRetry: () => void;
}

type Failure = 'cameraDenied' | 'cameraMissing' | 'cameraFailed';

const getFailure = (reason: unknown): Failure => {
  const name = reason instanceof DOMException ? reason.name : '';
  if (name === 'NotAllowedError') return 'cameraDenied';
  return name === 'NotFoundError' ? 'cameraMissing' : 'cameraFailed';
};

/** The picture of the camera, in which codes are read until it is removed. */
export function CodeCamera({ open, onCode, onFailure, onRetry }: CodeCameraProps) {
  const t = useAdminTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const [isRunning, setRunning] = useState(false);
  const [torch, setTorch] = useState<{ track: MediaStreamTrack; isOn: boolean }>();
  const report = useEffectEvent(onCode);
  const fail = useEffectEvent((reason: unknown) => {
    setFailure(getFailure(reason));
    onFailure();
  });

  useEffect(() => {
    let isClosed = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const start = async () => {
      const opening = open().then((opened) => {
        stream = opened;
        // Meanwhile, the camera was closed, or the reader couldn't be loaded.
        if (isClosed) close();
        return opened;
      });
      const [opened, read] = await Promise.all([opening, createCodeReader()]);
      if (isClosed || !video.current) return close();
      video.current.srcObject = opened;
      await video.current.play();
      const [track] = opened.getVideoTracks();
      const capabilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
      if (track && capabilities?.torch) setTorch({ track, isOn: false });
      setRunning(true);
      let last: { code: string; at: number } | undefined;
      const look = async () => {
        const code = video.current ? await read(video.current).catch(() => undefined) : undefined;
        if (isClosed) return;
        const now = performance.now();
        const isRepeated = last?.code === code && now - (last?.at ?? 0) < FORGET_MS;
        if (code) last = { code, at: now };
        // First, so that a code that can't be reported does not end the reading.
        timer = setTimeout(() => void look(), READ_MS);
        if (code && !isRepeated) report(code);
      };
      void look();
    };
    const close = () => {
      isClosed = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch((reason: unknown) => {
      close();
      fail(reason);
    });
    return close;
  }, [open]);

  if (failure) {
    return (
      <div className={css.cameraFailure}>
        <Callout
          tone="warning"
          action={
            <Button emphasis="text" tone="inherit" onClick={onRetry}>
              {t('admin.guests.screen.retry')}
            </Button>
          }
        >
          {t(`admin.guests.screen.${failure}`)}
        </Callout>
      </div>
    );
  }
  return (
    <div className={css.camera}>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('admin.guests.screen.camera')}
        className={css.video}
      />
      <span className={css.finder} />
      {!isRunning && <p className={css.cameraText}>{t('admin.guests.screen.cameraStarting')}</p>}
      {torch && (
        <IconButton
          label={t('admin.guests.screen.torch')}
          icon={Flashlight}
          aria-pressed={torch.isOn}
          className={css.torch}
          onClick={() => {
            const isOn = !torch.isOn;
            const constraint = { advanced: [{ torch: isOn } as MediaTrackConstraintSet] };
            torch.track.applyConstraints(constraint).then(
              () => setTorch({ ...torch, isOn }),
              // The device may deny its light, for example at a low battery: the button shows it as before.
              () => {},
            );
          }}
        />
      )}
    </div>
  );
}
