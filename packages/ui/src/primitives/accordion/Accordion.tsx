'use client';

/** Titles under which contents unfold: details, care, delivery. */

import { Minus, Plus } from 'lucide-react';
import * as Radix from 'radix-ui/accordion';
import {
  type ComponentProps,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classes } from '../../utils/classes.ts';
import { useControlled } from '../../utils/hooks/use-controlled.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Accordion.css.ts';

/**
 * Hides an element such that the browser's page search and fragment links can still find it; the
 * browser then calls `reveal`. Browsers without support hide it as usual.
 */
function useHiddenUntilFound(
  isVisible: boolean,
  reveal: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const onFound = useEffectEvent(reveal);
  useLayoutEffect(() => {
    // React supports `hidden` as a boolean only, so the attribute is set directly.
    if (isVisible) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [isVisible]);
  useEffect(() => {
    const target = element.current;
    const found = () => onFound();
    target?.addEventListener('beforematch', found);
    return () => target?.removeEventListener('beforematch', found);
  }, []);
  return element;
}

interface Items {
  open: string[];
  show: (value: string) => void;
}

const ItemsContext = createContext<Items>({ open: [], show: () => {} });
const ItemContext = createContext({ id: '', isOpen: false, show: () => {} });

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Allows only one open item: opening another closes it. */
  single?: boolean;
  /** The open items, if controlled by the host. */
  value?: string[];
  /** The items that are open at first. */
  defaultValue?: string[];
  /** Called with the values of the open items. */
  onValueChange?: (open: string[]) => void;
}

/** Arrows, Home and End move between the titles. */
function Root({
  single,
  value,
  defaultValue = [],
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  const change = (items: string[]) => setOpen(single ? items.slice(-1) : items);
  return (
    <ItemsContext value={{ open, show: (item) => change([...open, item]) }}>
      <Radix.Root
        {...rest}
        type="multiple"
        value={open}
        onValueChange={change}
        className={classes(css.root, className)}
      />
    </ItemsContext>
  );
}

export interface AccordionItemProps extends ComponentProps<'div'> {
  /** Its name among the items. */
  value: string;
  /** Whether it can’t be opened. */
  disabled?: boolean;
}

/** A part that opens, with its title and its content. */
function Item({ value, className, ...rest }: AccordionItemProps) {
  const { open, show } = useContext(ItemsContext);
  const id = useId();
  return (
    <ItemContext value={{ id, isOpen: open.includes(value), show: () => show(value) }}>
      <Radix.Item {...rest} value={value} className={classes(css.item, className)} />
    </ItemContext>
  );
}

export interface AccordionTitleProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Heading level in the page. */
  level?: 2 | 3 | 4 | 5 | 6;
}

/** The heading that opens and closes. */
function Title({ level = 3, className, children, ...rest }: AccordionTitleProps) {
  const { id, isOpen } = useContext(ItemContext);
  const Heading = `h${level}` as const;
  return (
    <Radix.Header asChild>
      <Heading>
        <Radix.Trigger
          {...rest}
          id={`${id}-title`}
          aria-controls={`${id}-panel`}
          className={classes(css.title, className)}
        >
          {children}
          <Icon as={isOpen ? Minus : Plus} />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  );
}

/** The content below the title. It is always in the document, so that search and links find it. */
function Content({ className, children, ...rest }: Omit<ComponentProps<'section'>, 'ref'>) {
  const { id, isOpen, show } = useContext(ItemContext);
  const panel = useHiddenUntilFound(isOpen, show);
  return (
    <section
      {...rest}
      ref={panel}
      id={`${id}-panel`}
      aria-labelledby={`${id}-title`}
      data-state={isOpen ? 'open' : 'closed'}
      className={classes(css.panel, className)}
    >
      <div className={css.fold}>
        <div className={css.content}>{children}</div>
      </div>
    </section>
  );
}

export { Content, Item, Root, Title };
