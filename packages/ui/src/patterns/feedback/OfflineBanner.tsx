'use client';

import { Check, WifiOff } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './OfflineBanner.css.ts';
import '../../messages/en/common.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection. It has one on a server, and on a network without internet access. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export interface OfflineBannerProps extends ComponentProps<'div'> {
  /** Further content while offline, such as unsent changes. */
  children?: ReactNode;
  /** How long the “back online” message is shown, in milliseconds. Default 4000. */
  restTime?: number;
}

/**
 * A message at the top of the page while offline, followed by a “back online” message. Both are
 * announced; the page content stays as it is. Use it once per page.
 */
export function OfflineBanner({
  restTime = 4000,
  className,
  children,
  ...rest
}: OfflineBannerProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const isOnline = useOnline();
  const [isBack, setBack] = useState(false);
  const was = useRef(true);

  useEffect(() => {
    if (was.current === isOnline) return;
    was.current = isOnline;
    setBack(isOnline);
    announce(t(isOnline ? 'shell.online' : 'shell.offline'));
  }, [isOnline, announce, t]);

  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), restTime);
    return () => clearTimeout(timer);
  }, [isBack, restTime]);

  if (isOnline && !isBack) return null;
  return (
    <div
      {...rest}
      data-tone={isOnline ? 'success' : 'warning'}
      className={classes(css.root, className)}
    >
      <Container className={css.labelText}>
        <Icon as={isOnline ? Check : WifiOff} size="small" className={css.sign} />
        <div>
          {t(isOnline ? 'shell.online' : 'shell.offline')}
          {!isOnline && children}
        </div>
      </Container>
    </div>
  );
}
