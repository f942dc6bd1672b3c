'use client';

import { dismissalsAtom, useAtom } from '@vitrine/atoms';
import { ChevronRight, Pause, Play, X } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useMediaQuery } from '../../utils/hooks/use-media-query.ts';
import * as css from './PromotionBar.css.ts';
import '../../messages/en/common.ts';
import '../../messages/en/site.ts';

/** One message of a `PromotionBar`. */
export interface PromotionMessage {
  /** One short sentence. */
  text: string;
  /** The page that it leads to. Without it, the message is text. */
  href?: string;
}

export interface PromotionBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * ID of the promotion on this device: a bar that was dismissed stays closed until the ID changes.
   */
  promotionId: string;
  /** The messages, one at a time. */
  messages: readonly PromotionMessage[];
  /** How long each message is shown, in milliseconds. Default 6000. */
  interval?: number;
  /** Whether the bar has a button that closes it. Default true. */
  canDismiss?: boolean;
  /**
   * Whether the bar is shown, if the host knows it. Default: until it is dismissed on this device,
   * which a server cannot know; a host that stores it in a cookie, in `onOpenChange`, renders no bar
   * that closes in the browser.
   */
  open?: boolean;
  /** Called when the visitor closes the bar. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * One or several messages above the header, the `banner` of a `SiteShell`. Several ones take turns:
 * not while the pointer or the focus is on the bar, after the pause button, or with reduced motion.
 * A message that the visitor asks for is announced, one whose turn has come is not.
 *
 * @example
 * <PromotionBar
 *   promotionId="spring-2027"
 *   messages={[{ text: 'Free delivery from €60', href: '/delivery' }, { text: 'Open on Sundays' }]}
 * />
 */
export function PromotionBar({
  promotionId,
  messages,
  interval = 6000,
  canDismiss = true,
  open,
  onOpenChange,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: PromotionBarProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const [dismissals, dismiss] = useAtom(dismissalsAtom);
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isOpen = open ?? !dismissals.includes(promotionId);
  const count = messages.length;
  const current = index % Math.max(count, 1);
  const isRotating =
    isOpen && count > 1 && !isPaused && !isPointed && !isFocused && !isMotionReduced;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => setIndex((before) => before + 1), interval);
    return () => clearInterval(timer);
  }, [isRotating, interval]);

  if (!isOpen || count === 0) return null;
  return (
    <section
      aria-label={t('site.promotions')}
      {...rest}
      className={classes(css.root, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setPointed(event.pointerType === 'mouse');
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setPointed(false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setFocused(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
    >
      <Container className={css.bar}>
        <div className={css.messages}>
          {messages.map(({ text, href }, position) => (
            <p key={text} hidden={position !== current} className={css.message}>
              {href === undefined ? (
                text
              ) : (
                <Link variant="standalone" href={href}>
                  {text}
                </Link>
              )}
            </p>
          ))}
        </div>
        <div className={css.controls}>
          {count > 1 && !isMotionReduced && (
            <IconButton
              icon={isPaused ? Play : Pause}
              label={t(isPaused ? 'site.promotionPlay' : 'site.promotionPause')}
              onClick={() => setPaused(!isPaused)}
            />
          )}
          {count > 1 && (
            <IconButton
              icon={ChevronRight}
              mirrored
              label={t('site.promotionNext')}
              onClick={() => {
                setIndex(current + 1);
                announce(messages[(current + 1) % count]?.text ?? '');
              }}
            />
          )}
          {canDismiss && (
            <IconButton
              icon={X}
              label={t('common.dismiss')}
              onClick={() => {
                if (open === undefined) dismiss(promotionId);
                onOpenChange?.(false);
              }}
            />
          )}
        </div>
      </Container>
    </section>
  );
}
