import * as Portal from 'radix-ui/portal';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './Toast.css.ts';

/**
 * Where messages appear: at the start edge of the foot of the page, on small screens across it.
 * Once in a page, inside `UiProvider`. Alt and T bring the focus to them.
 */
export function Toaster() {
  const { t, direction } = useUi();
  // Messages are kept outside of React: the next page must not begin with those of this one.
  useEffect(() => () => void sonner.dismiss(), []);
  return (
    <Portal.Root>
      <Sonner
        expand
        gap={8}
        // Places are physical here; each message has the direction of the page.
        dir="ltr"
        position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
        containerAriaLabel={t('common.notifications')}
        style={css.list}
        toastOptions={{ style: css.place }}
      />
    </Portal.Root>
  );
}
