'use client';

/** A search that opens as a row under the head: `Root` around `Trigger` and `Bar`. */

import { Search, X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useRef,
} from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useControlled } from '../../utils/hooks/use-controlled.ts';
import { Container } from '../container/Container.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import * as css from './SiteHeader.css.ts';
import '../../messages/en/common.ts';

interface HeaderSearchContextValue {
  id: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
}

const HeaderSearchContext = createContext<HeaderSearchContextValue | null>(null);

function useHeaderSearch(): HeaderSearchContextValue {
  const context = useContext(HeaderSearchContext);
  if (!context)
    throw new Error(
      'Components of SiteHeader.Search need a <SiteHeader.Search.Root> above them: wrap them in one.',
    );
  return context;
}

export interface HeaderSearchRootProps {
  /** Whether the row is open, if controlled by the host, which closes it on navigation. */
  open?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/** The search of a header: a trigger, and a row that it opens. */
function Root({ open, onOpenChange, children }: HeaderSearchRootProps) {
  const [isOpen, setOpen] = useControlled(open, false, onOpenChange);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const context = { id, isOpen, setOpen, trigger };
  return <HeaderSearchContext value={context}>{children}</HeaderSearchContext>;
}

export interface HeaderSearchTriggerProps
  extends Omit<IconButtonProps, 'icon' | 'asChild' | 'ref'> {}

/** Opens and closes the row. Its label stays the same; its state changes. */
function Trigger({ onClick, ...rest }: HeaderSearchTriggerProps) {
  const { id, isOpen, setOpen, trigger } = useHeaderSearch();
  return (
    <IconButton
      {...rest}
      ref={trigger}
      icon={Search}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={(event) => {
        onClick?.(event);
        setOpen(!isOpen);
      }}
    />
  );
}

/**
 * The panel below the header, with a close button. It closes on Escape, and when the focus leaves it.
 */
function Bar({ className, children, onKeyDown, onBlur, ...rest }: ComponentProps<'div'>) {
  const { id, isOpen, setOpen, trigger } = useHeaderSearch();
  const { t } = useUi();
  const row = useRef<HTMLDivElement>(null);
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what the field in it leaves.
    <div
      {...rest}
      ref={row}
      id={id}
      className={classes(css.search, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // A field with its own list handles the key first.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        setOpen(false);
        trigger.current?.focus();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        const to = event.relatedTarget;
        if (!to || to === trigger.current || row.current?.contains(to)) return;
        setOpen(false);
      }}
    >
      <Container className={css.searchContent}>
        {children}
        <IconButton
          className={css.searchClose}
          icon={X}
          label={t('common.close')}
          onClick={() => {
            setOpen(false);
            trigger.current?.focus();
          }}
        />
      </Container>
    </div>
  );
}

export { Bar, Root, Trigger };
