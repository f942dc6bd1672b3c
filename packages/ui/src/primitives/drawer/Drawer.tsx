/**
 * A panel beside the page, such as the cart or the filters of a list. The footer has a rule above
 * it, and holds the total and the main action.
 */

import type * as Radix from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import {
  ModalBody,
  ModalFooter,
  ModalHeader,
  ModalPanel,
  type ModalPanelProps,
} from '../_internal/modal/Modal.tsx';
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

/** The title, a short text next to it, and the close button. */
function Header({ className, ...rest }: ComponentProps<'div'>) {
  return <ModalHeader {...rest} className={classes(css.header, className)} />;
}

/** The only scrollable area. Errors come first, above the first field. */
function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <ModalBody {...rest} className={classes(css.body, className)} />;
}

/** Always visible at the bottom. */
function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <ModalFooter {...rest} className={classes(css.footer, className)} />;
}

export {
  Close,
  ModalDescription as Description,
  ModalTitle as Title,
  Root,
  Trigger,
} from '../_internal/modal/Modal.tsx';
export { Body, Content, Footer, Header };
