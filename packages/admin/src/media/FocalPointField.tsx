'use client';

import type { MediaFocalPoint } from '@vitrine/atoms';
import { Button, getNumberFormat, joinTexts, Picture, type PictureImage, useUi } from '@vitrine/ui';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './MediaInspector.css.ts';
import '../messages/en/media.ts';

/** Height of the image, so that its crops and the fields below stay in view. */
const MAX_HEIGHT = '17.5rem';

const CENTER: MediaFocalPoint = { x: 0.5, y: 0.5 };

/** Steps of an arrow key, alone and with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.1;

/** The ratios to which the shop crops images: lists, thumbnails, teasers and pages of events. */
const crops = [
  { width: 4, height: 5 },
  { width: 1, height: 1 },
  { width: 5, height: 3 },
  { width: 2, height: 3 },
] as const;

/** Directions on the image itself, which is the same in every language. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns a share between 0 and 1, in whole percent. */
const toShare = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

interface FocalPointFieldProps {
  image: PictureImage;
  /** The saved point; undefined for the center. */
  value: MediaFocalPoint | undefined;
  /** Saves a point; `null` is the center. */
  onSave: (point: MediaFocalPoint | null) => void;
}

/**
 * Chooses the point of an image that stays visible if it is cropped, by pointer or arrow keys, with the
 * crops of the shop below. A moved point is saved when the pointer or the key is released.
 */
export function FocalPointField({ image, value, onSave }: FocalPointFieldProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const labelId = useId();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<MediaFocalPoint>();
  const { x, y } = moved ?? value ?? CENTER;
  const { format } = getNumberFormat(locale);
  const percent = (share: number) =>
    getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

  const save = () => {
    if (!moved) return;
    setMoved(undefined);
    const before = value ?? CENTER;
    if (moved.x === before.x && moved.y === before.y) return;
    onSave(moved.x === CENTER.x && moved.y === CENTER.y ? null : moved);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    setMoved({
      x: toShare((event.clientX - box.left) / box.width),
      y: toShare((event.clientY - box.top) / box.height),
    });
  };
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    setMoved({ x: toShare(x + direction[0] * step), y: toShare(y + direction[1] * step) });
  };

  return (
    <div className={css.section}>
      <div className={css.sectionHead}>
        <span id={labelId} className={css.label}>
          {t('admin.media.focalPoint')}
        </span>
        <span className={css.note}>
          <bdi>{joinTexts([percent(x), percent(y)], locale)}</bdi>
        </span>
      </div>
      <div
        ref={frame}
        className={css.focalImage}
        // The box is as large as the image, so that a point of one is a point of the other.
        style={{
          maxInlineSize: `calc(${MAX_HEIGHT} * ${image.width ?? 1} / ${image.height ?? 1})`,
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        onPointerUp={save}
        onPointerCancel={() => setMoved(undefined)}
      >
        <Picture
          image={image}
          name=""
          decorative
          fit="contain"
          sizes="328px"
          className={css.whole}
        />
        <span
          role="slider"
          tabIndex={0}
          aria-labelledby={labelId}
          aria-describedby={hintId}
          aria-valuenow={Math.round(x * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={t('admin.media.focalValue', { x: percent(x), y: percent(y) })}
          className={css.point}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          onKeyDown={press}
          onKeyUp={(event) => event.key in directions && save()}
          onBlur={save}
        />
      </div>
      <div className={css.sectionHead}>
        <span id={hintId} className={css.note}>
          {t('admin.media.focalHint')}
        </span>
        {value && (
          <Button emphasis="text" onClick={() => onSave(null)}>
            {t('admin.media.focalReset')}
          </Button>
        )}
      </div>
      <ul aria-label={t('admin.media.crops')} className={css.crops}>
        {crops.map(({ width, height }) => (
          <li key={`${width}:${height}`} className={css.crop} style={{ flexGrow: width / height }}>
            <span className={css.cropImage} style={{ aspectRatio: `${width} / ${height}` }}>
              <Picture
                image={{ ...image, focus: { x, y } }}
                name=""
                decorative
                width={110}
                className={css.cropPicture}
              />
            </span>
            <bdi className={css.note}>{`${format(width)}:${format(height)}`}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
