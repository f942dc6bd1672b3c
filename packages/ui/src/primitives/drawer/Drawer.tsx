import type * as Radix from 'radix-ui/dialog';
import { classes } from '../../utils/classes.ts';
import { createModal, ModalPanel, type ModalPanelProps } from '../_internal/modal/Modal.tsx';
import * as css from './Drawer.css.ts';

export type DrawerProps = Radix.DialogProps;

export interface DrawerContentProps extends ModalPanelProps {
  /** The edge from which it opens. `end` is on the right, on the left in right-to-left text. */
  side?: 'end' | 'start';
}

/** 480 px wide at an edge of the screen, as high as the screen; all of it up to 760 px. */
function Content({ side = 'end', className, ...rest }: DrawerContentProps) {
  return <ModalPanel {...rest} data-side={side} className={classes(css.content, className)} />;
}

/**
 * A panel beside the page, such as the cart or the filters of a list. The footer has a rule above
 * it, and holds the total and the main action.
 */
export const Drawer = createModal(Content, css);
