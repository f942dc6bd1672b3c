import { type RefObject, useId, useRef, useState } from 'react';
import type { LazyModule } from '../lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** What a layer that is loaded later receives from its button. */
export interface LazyLayerProps {
  /** ID of the layer, which its button names. */
  id: string;
  /** The button, next to which the layer opens and to which the focus returns. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Loads a layer as soon as a pointer, a finger or the focus comes near its button: a page has the
 * code of its menus only if they are used. A press before the code has arrived opens the layer when
 * it does, and loads it again after a failure.
 *
 * @returns the attributes of the button, and the code of the layer with its props.
 */
export function useLazyLayer<Code>(module: LazyModule<Code>) {
  const { code } = useLazyModule(module);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const layer: LazyLayerProps = { id, opener, open, onOpenChange: setOpen };
  const trigger = {
    ref: opener,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open && code ? id : undefined,
    onPointerEnter: module.start,
    onFocus: module.start,
    onClick: () => {
      module.start();
      setOpen(!code || !open);
    },
  } as const;
  return { code, layer, trigger };
}
