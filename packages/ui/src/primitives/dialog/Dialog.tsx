/**
 * Asks for one thing before the page goes on. `Content` with `role="alertdialog"` requires an
 * answer. The footer has the main action at the start edge, then the others; on a small screen
 * they are below each other.
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
import * as css from './Dialog.css.ts';

export type DialogProps = Radix.DialogProps;
export type DialogContentProps = ModalPanelProps;

/** 420 px wide in the middle; up to 760 px a sheet at the foot of the screen. */
function Content({ className, ...rest }: DialogContentProps) {
  return <ModalPanel {...rest} className={classes(css.content, className)} />;
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
