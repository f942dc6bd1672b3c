'use client';

import { MAX_PRODUCT_MEDIA, type MediaUpload, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { Button, getNumberFormat, Icon, IconButton, Progress, Spinner, useUi } from '@vitrine/ui';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './MediaManager.css.ts';
import { useMediaContext } from './media-context.ts';
import '../messages/en/frame.ts';
import '../messages/en/media.ts';

/** Returns a URL of the file for as long as it is shown. */
function useFileUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const next = URL.createObjectURL(file);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [file]);
  return url;
}

/** Returns a function that writes a number of bytes: “8.1 MB”. */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useUi();
  return (bytes) => {
    const isSmall = bytes < 1024 * 1024;
    return getNumberFormat(locale, {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes / 1024 / (isSmall ? 1 : 1024));
  };
}

interface UploadTileProps {
  upload: MediaUpload;
  /** Where its item will be, from 1. */
  position: number;
}

/** A file that is on its way, that failed, or that was rejected. */
export function UploadTile({ upload, position }: UploadTileProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const getSize = useFileSize();
  const { manager } = useMediaContext();
  const maxBytes = useAtomValue(manager.uploads.maxFileBytesAtom);
  const retry = useSetAtom(manager.uploads.retryAtom);
  const remove = useSetAtom(manager.uploads.removeAtom);
  const { id, file, status, share, reason } = upload;
  const { name } = file;
  const url = useFileUrl(file);
  const hasProblem = status === 'failed' || status === 'rejected';
  const percent = getNumberFormat(locale, { style: 'percent' }).format(share);
  const size = getSize(file.size);
  const problem =
    reason === 'too-large'
      ? t('admin.media.tooLarge', { size, max: getSize(maxBytes) })
      : reason === 'not-an-image'
        ? t('admin.media.notAnImage')
        : reason === 'product-full'
          ? t('admin.media.productFull', { max: MAX_PRODUCT_MEDIA })
          : share < 1
            ? t('admin.media.uploadFailed', { percent })
            : t('admin.media.addFailed');
  return (
    <li className={css.tile} aria-busy={!hasProblem}>
      <div className={css.uploadFrame}>
        {!hasProblem && url && <img src={url} alt="" className={css.uploadPicture} />}
        <span className={css.badges}>
          <span className={css.badge}>{getNumberFormat(locale).format(position)}</span>
        </span>
        {hasProblem ? (
          <div className={css.problem}>
            <Icon as={CircleAlert} size="small" />
            <p className={css.problemText}>{problem}</p>
            {status === 'failed' && (
              <Button
                emphasis="text"
                tone="inherit"
                aria-label={t('admin.media.retryOf', { name })}
                onClick={() => retry(id)}
              >
                {t('admin.retry')}
              </Button>
            )}
          </div>
        ) : (
          <div className={css.progress}>
            <div className={css.progressLine}>
              {status === 'uploading' && <span>{percent}</span>}
              {status === 'waiting' && <span>{t('admin.media.waiting')}</span>}
              {(status === 'processing' || status === 'done') && (
                <>
                  <Spinner />
                  <span>{t('admin.media.processing')}</span>
                </>
              )}
            </div>
            <Progress value={share} label={t('admin.media.progressOf', { name })} />
          </div>
        )}
        <IconButton
          label={t(hasProblem ? 'admin.media.dismiss' : 'admin.media.cancel', { name })}
          icon={X}
          className={css.uploadRemove}
          onClick={() => remove(id)}
        />
      </div>
      <span className={css.tileText}>
        <bdi className={css.tileName}>{name}</bdi>
        <span className={css.tileNote}>
          {status === 'rejected' ? t('admin.media.notAdded') : size}
        </span>
      </span>
    </li>
  );
}
