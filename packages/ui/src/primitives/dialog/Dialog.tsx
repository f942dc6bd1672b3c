import type * as Radix from 'radix-ui/dialog';
import { classes } from '../../utils/classes.ts';
import { createModal, ModalPanel, type ModalPanelProps } from '../_internal/modal/Modal.tsx';
import * as css from './Dialog.css.ts';

export type DialogProps = Radix.DialogProps;
export type DialogContentProps = ModalPanelProps;

/** 420 px wide in the middle; up to 760 px a sheet at the foot of the screen. */
function Content({ className, ...rest }: DialogContentProps) {
  return <ModalPanel {...rest} className={classes(css.content, className)} />;
}

/**
 * Asks for one thing before the page goes on. `Content` with `role="alertdialog"` requires an
 * answer. The footer has the main action at the start edge, then the others; on a small screen
 * they are below each other.
 */
export const Dialog = createModal(Content, css);
