'use client';

import { sessionRenewalErrorAtom, useAtom } from '@vitrine/atoms';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { LoadError } from '../patterns/feedback/LoadError.tsx';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { classes } from '../utils/classes.ts';
import * as css from './SessionRenewalBanner.css.ts';
import '../messages/en/identity.ts';

export type SessionRenewalBannerProps = Omit<ComponentProps<'div'>, 'children' | 'ref'>;

/**
 * Shows a member that the login service can't be reached, with a retry button: the member stays
 * logged in. It disappears with the next renewal that succeeds. Use it once per page, at the top of
 * the content.
 */
export function SessionRenewalBanner({ className, ...rest }: SessionRenewalBannerProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const [error, renew] = useAtom(sessionRenewalErrorAtom);
  const [isRetrying, setRetrying] = useState(false);
  const hasFailed = error !== null;
  const wasFailed = useRef(false);
  useEffect(() => {
    if (wasFailed.current && !hasFailed) announce(t('identity.renewal.done'));
    wasFailed.current = hasFailed;
  }, [hasFailed, announce, t]);
  const retry = async () => {
    setRetrying(true);
    // The button disappears with the banner, so its place gets the focus.
    if (await renew()) root.current?.focus();
    else announce(t('identity.renewal.failed'), 'assertive');
    setRetrying(false);
  };
  return (
    <div {...rest} ref={root} tabIndex={-1} className={classes(css.root, className)}>
      {hasFailed && (
        <LoadError tone="warning" loading={isRetrying} onRetry={retry}>
          {t('identity.renewal.failed')}
        </LoadError>
      )}
    </div>
  );
}
