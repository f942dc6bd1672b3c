import * as Radix from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { classes } from '../../utils/classes.ts';
import * as Modal from '../_internal/modal/Modal.tsx';
import * as css from './Drawer.css.ts';

export type DrawerProps = Radix.DialogProps;

export interface DrawerContentProps extends Modal.ModalPanelProps {
  /** The edge from which it opens. `end` is on the right, on the left in right-to-left text. */
  side?: 'end' | 'start';
}

/** 480 px wide at an edge of the screen, as high as the screen; all of it up to 760 px. */
function Content({ side = 'end', className, ...rest }: DrawerContentProps) {
  return (
    <Modal.ModalPanel {...rest} data-side={side} className={classes(css.content, className)} />
  );
}

function Header({ className, ...rest }: ComponentProps<'div'>) {
  return <Modal.Header {...rest} className={classes(css.header, className)} />;
}

function Body({ className, ...rest }: ComponentProps<'div'>) {
  return <Modal.Body {...rest} className={classes(css.body, className)} />;
}

/** The total and the main action, below an ink rule. */
function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <Modal.Footer {...rest} className={classes(css.footer, className)} />;
}

/** A panel at the side of the page, such as the cart or the filters of a list. */
export const Drawer = {
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
