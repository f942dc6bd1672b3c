import * as Radix from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as Modal from '../_internal/modal/Modal.tsx';
import * as css from './Dialog.css.ts';

export type DialogProps = Radix.DialogProps;
export type DialogContentProps = Modal.ModalPanelProps;

/** 420 px wide in the middle; up to 760 px a sheet at the foot of the screen. */
function Content({ className, ...rest }: DialogContentProps) {
  return <Modal.ModalPanel {...rest} className={classes(css.content, className)} />;
}

function Header({ className, ...rest }: ComponentProps<'div'>) {
  return <Modal.Header {...rest} className={classes(css.header, className)} />;
}

function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <Modal.Body {...rest} className={classes(css.body, className)} />;
}

/** One main action at the start edge, then secondary actions; stacked on small screens. */
function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <Modal.Footer {...rest} className={classes(css.footer, className)} />;
}

/**
 * Requests one decision or input before the page continues. `Content` with `role="alertdialog"`
 * requires a response.
 */
export const Dialog = {
  Root: Radix.Root,
  Trigger: Radix.Trigger,
  Close: Radix.Close,
  Content,
  Header,
  Title: Modal.Title,
  Description: Modal.Description,
  Body,
  Footer,
};
