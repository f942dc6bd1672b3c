'use client';

import * as Portal from 'radix-ui/portal';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './Toast.css.ts';
import '../../messages/en/common.ts';

/**
 * Container for messages: at the start edge of the bottom of the page, full width on small screens.
 * Use it once per page, inside `UiProvider`. Alt+T moves the focus to it.
 */
export function Toaster() {
  const { t, direction } = useUi();
  // Messages are stored outside of React, so they are dismissed here. Otherwise they would appear
  // on the next page.
  useEffect(() => () => void sonner.dismiss(), []);
  return (
    <Portal.Root>
      <Sonner
        expand
        gap={8}
        // Positions are physical here; each message has the direction of the page.
        dir="ltr"
        position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
        containerAriaLabel={t('common.notifications')}
        style={css.list}
        toastOptions={{ style: css.position }}
      />
    </Portal.Root>
  );
}
