'use client';

import { Check, Share } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import * as css from '../../patterns/event-actions/EventActions.css.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { browserSharing, type SharePort, shareLink } from './share-link.ts';
import '../../messages/en/event-page.ts';

export interface ShareEventProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The title of the event, for the share menu of the device. */
  title: string;
  /** The URL that is passed on. By default that of this page. */
  url?: string;
  /** Shares and copies links. Defaults to the browser. */
  port?: SharePort;
}

/** How long “Link copied” replaces “Share”, in milliseconds. */
const copiedDurationMs = 1600;

/**
 * Shares the event through the device's share dialog if it has one. Otherwise it copies the link
 * and announces that. If neither works, the link is shown for manual copying.
 */
export function ShareEvent({ title, url, port, className, ...rest }: ShareEventProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const fieldId = useId();
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), copiedDurationMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const address = url ?? (typeof location === 'undefined' ? '' : location.href);

  const share = async () => {
    const done = await shareLink({ title, url: address }, port ?? browserSharing());
    if (done === 'copied') announce(t('share.copied'));
    if (done === 'failed') announce(t('share.failed'));
    setOutcome(done === 'shared' ? 'idle' : done);
  };
  return (
    <div {...rest} className={classes(css.root, className)}>
      <Button
        aria-label={t(outcome === 'copied' ? 'share.copied' : 'share.share')}
        className={css.iconAction}
        onClick={() => void share()}
      >
        <span className={css.label}>
          <Icon as={outcome === 'copied' ? Check : Share} />
          <span className={css.long}>
            {t(outcome === 'copied' ? 'share.copied' : 'share.share')}
          </span>
        </span>
      </Button>
      {outcome === 'failed' && (
        <Field label={t('share.link')} hint={t('share.failed')} className={css.field}>
          <TextField
            id={fieldId}
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      )}
    </div>
  );
}
