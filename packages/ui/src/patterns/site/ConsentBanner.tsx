'use client';

import { consentChoicesAtom, useAtom } from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './ConsentBanner.css.ts';
import {
  type ConsentPurpose,
  ConsentSettings,
  chooseAll,
  usePurposes,
} from './ConsentSettings.tsx';
import '../../messages/en/site.ts';

export interface ConsentBannerProps extends Omit<ComponentProps<'section'>, 'title' | 'ref'> {
  /** What the visitor decides about. Default: analytics. */
  purposes?: readonly ConsentPurpose[];
  /** The heading. Default: what the banner is about. */
  title?: ReactNode;
  /** What is done with the data, and a link to the privacy policy. */
  children?: ReactNode;
}

/**
 * Asks for consent at the foot of the window, until the visitor has decided on this device. Both
 * answers have the same weight, and nothing is tracked before. The page stays usable, and the focus
 * stays where it is. Put it before the `SiteShell`, so that the keyboard reaches it first.
 *
 * @example
 * <ConsentBanner>
 *   We measure how our pages are used. <Link href="/privacy">Privacy policy</Link>
 * </ConsentBanner>
 */
export function ConsentBanner({
  purposes: given,
  title,
  className,
  children,
  ...rest
}: ConsentBannerProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const purposes = usePurposes(given);
  const [choices, store] = useAtom(consentChoicesAtom);
  // A server does not know the choices of the device.
  const [isMounted, setMounted] = useState(false);
  const isOpen = isMounted && choices === null;
  useEffect(() => setMounted(true), []);

  const heading = t('site.consentTitle');
  useEffect(() => {
    const element = banner.current;
    if (!isOpen || !element) return;
    announce(heading);
    // What receives the focus scrolls above the banner.
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${element.offsetHeight}px`;
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [isOpen, heading, announce]);

  const decide = (isPermitted: boolean) => {
    store(chooseAll(purposes, isPermitted));
    announce(t('site.consentSaved'));
  };
  if (!isOpen) return null;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      ref={banner}
      className={classes(css.root, className)}
    >
      <Container className={css.content}>
        <div className={css.titleAndText}>
          <h2 id={titleId} className={css.title}>
            {title ?? heading}
          </h2>
          <div className={css.description}>{children ?? t('site.consentText')}</div>
        </div>
        <div className={css.actions}>
          <Button onClick={() => decide(false)}>{t('site.consentReject')}</Button>
          <Button onClick={() => decide(true)}>{t('site.consentAccept')}</Button>
          <ConsentSettings purposes={purposes} description={children}>
            <Button emphasis="text">{t('site.consentChoose')}</Button>
          </ConsentSettings>
        </div>
      </Container>
    </section>
  );
}
