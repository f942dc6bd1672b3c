'use client';

import { classes, getNumberFormat, Icon, Spinner, useUi } from '@vitrine/ui';
import { Check, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './ActionBar.css.ts';
import { Keys } from './Keys.tsx';
import '../messages/en/frame.ts';

/** How long a message with Undo stays, in milliseconds. */
export const UNDO_MS = 8_000;

export interface ActionBarProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  /** What is selected, unsaved, running, failed or done. */
  message: ReactNode;
  /** Icon before the message. */
  status?: 'running' | 'success' | 'failed' | undefined;
  /** Further text or a link after the message. */
  detail?: ReactNode;
  /** Progress of what is running, 0 to 1. */
  progress?: number | undefined;
  /** Calls `onExpire` after this time, in milliseconds. Hover and focus pause it. */
  expiresAfter?: number | undefined;
  /** Called after `expiresAfter`. */
  onExpire?: () => void;
  /** Buttons: `ActionBarButton`. */
  children?: ReactNode;
}

const icons = { success: Check, failed: CircleAlert };

/**
 * The bar at the foot of a page, of which a page has one at a time: it shows what is selected, unsaved
 * or running, and what can be undone. It is last in its container, so that it follows the content in
 * tab order; F6 moves the focus between it and the content.
 */
export function ActionBar({
  message,
  status,
  detail,
  progress,
  expiresAfter,
  onExpire,
  className,
  style,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  children,
  ...rest
}: ActionBarProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const bar = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    if (expiresAfter === undefined || isPaused) return;
    const timer = setTimeout(() => expire.current?.(), expiresAfter);
    return () => clearTimeout(timer);
  }, [expiresAfter, isPaused]);
  useFocusKey(bar);
  return (
    <section
      aria-label={t('admin.bar')}
      {...rest}
      ref={bar}
      style={style}
      className={classes(css.root, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setHovered(true);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setHovered(false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setFocused(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setFocused(false);
      }}
    >
      <div className={css.message}>
        <span className={css.labelText}>
          {status === 'running' && <Spinner />}
          {status && status !== 'running' && <Icon as={icons[status]} size="small" />}
          <span>{message}</span>
        </span>
        {detail}
      </div>
      {children && <div className={css.actions}>{children}</div>}
      {progress !== undefined && (
        <div
          role="progressbar"
          aria-label={typeof message === 'string' ? message : t('admin.bar')}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={getNumberFormat(locale, { style: 'percent' }).format(progress)}
          className={css.line}
          style={{ transform: `scaleX(${progress})` }}
        />
      )}
    </section>
  );
}

/** What a bar reports after an action. */
export interface ActionNotice {
  /** Decides about the icon, and how urgently it is announced. */
  tone: 'success' | 'failed';
  /** What has happened, in one sentence. */
  text: string;
}

interface NoticeBarProps extends Pick<ActionBarProps, 'detail'> {
  notice: ActionNotice;
  onDismiss: () => void;
  /** Its buttons. Default: one that closes it. */
  children?: ReactNode;
}

/** A bar that reports what was done, and closes itself, or what failed, until it is closed. */
export function NoticeBar({ notice: { tone, text }, onDismiss, detail, children }: NoticeBarProps) {
  const t = useAdminTranslate();
  return (
    <ActionBar
      // A new message starts its time again.
      key={text}
      status={tone}
      message={text}
      expiresAfter={tone === 'success' ? UNDO_MS : undefined}
      onExpire={onDismiss}
      detail={detail}
    >
      {children ?? <ActionBarButton onClick={onDismiss}>{t('admin.close')}</ActionBarButton>}
    </ActionBar>
  );
}

/** F6 moves the focus into the bar, and from there back to where it was. */
function useFocusKey(bar: { readonly current: HTMLElement | null }): void {
  const origin = useRef<Element>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      const { activeElement } = document;
      if (bar.current?.contains(activeElement)) {
        if (origin.current instanceof HTMLElement && origin.current.isConnected) {
          event.preventDefault();
          origin.current.focus();
        }
        return;
      }
      const first = bar.current?.querySelector<HTMLElement>('button, a[href]');
      if (!first) return;
      event.preventDefault();
      origin.current = activeElement;
      first.focus();
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [bar]);
}

export interface ActionBarButtonProps extends ComponentProps<'button'> {
  /** `main` is inverted, and there is one at most; `link` is underlined. */
  emphasis?: 'main' | 'plain' | 'link';
  /** The key of the same action. */
  keys?: string;
  /** While the action is being sent, the button keeps the focus and ignores presses. */
  pending?: boolean;
}

const looks = { main: css.main, plain: css.action, link: css.underlined };

/** A button of the action bar. */
export function ActionBarButton({
  emphasis = 'plain',
  keys,
  pending,
  className,
  onClick,
  children,
  ...rest
}: ActionBarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      className={classes(looks[emphasis], className)}
      onClick={pending ? undefined : onClick}
    >
      {pending && <Spinner />}
      {children}
      {keys && <Keys keys={keys} className={css.keys} />}
    </button>
  );
}
