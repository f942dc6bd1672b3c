'use client';

import * as Portal from 'radix-ui/portal';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useUi } from '../../provider/UiProvider.tsx';
import { onRegionMount } from './show-toast.tsx';
import * as css from './Toast.css.ts';
import '../../messages/en/common.ts';

/** The region in which messages appear, with the library that shows them. */
export default function ToastRegion() {
  const { t, direction } = useUi();
  // Messages are stored outside of React, so they are dismissed here. Otherwise they would appear
  // on the next page.
  useEffect(() => {
    onRegionMount();
    return () => void sonner.dismiss();
  }, []);
  return (
    <Portal.Root>
      <Sonner
        expand
        gap={8}
        // Positions are physical here; each message has the direction of the page.
        dir="ltr"
        position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
        containerAriaLabel={t('common.notifications')}
        style={direction === 'rtl' ? css.listAtRight : css.list}
        toastOptions={{ style: css.position }}
      />
    </Portal.Root>
  );
}
