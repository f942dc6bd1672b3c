'use client';

import type { CaptchaAction } from '@vitrine/client/auth';
import { type RefObject, useRef } from 'react';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { useFieldControl } from '../../primitives/field/field-context.ts';
import { FormValue } from '../../primitives/form/FormValue.tsx';
import { useErrorMessage } from '../../primitives/form/form-context.ts';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './CaptchaField.css.ts';
import { type CaptchaState, useCaptcha } from './use-captcha.ts';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

export interface CaptchaFieldProps {
  action: CaptchaAction;
  /** Number of submissions since the form was mounted. Each one needs a new token. */
  attempt: number;
  /** Called to use another login method, if the captcha cannot be loaded. */
  onElsewhere: () => void;
}

const fieldName = 'captcha';

/** The site's visible captcha as a field of the form, which sends its token as `captcha`. */
export function CaptchaField({ action, attempt, onElsewhere }: CaptchaFieldProps) {
  const { t } = useUi();
  const container = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(container, { action, attempt });
  const failure = captcha.status === 'error' ? t('identity.captcha.failed') : undefined;
  const problem = failure ?? t('identity.captcha.solve');
  // The provider's message advises to solve a captcha that is not there.
  useErrorMessage(fieldName, failure || captcha.retries > 0 ? problem : undefined);
  useLiveAnnouncement(failure, 'assertive');
  return (
    <Field
      group
      required
      name={fieldName}
      label={t('identity.captcha.label')}
      error={failure}
      problems={{ valueMissing: problem }}
    >
      <Captcha {...captcha} container={container} onElsewhere={onElsewhere} />
    </Field>
  );
}

interface CaptchaProps extends CaptchaState, Pick<CaptchaFieldProps, 'onElsewhere'> {
  /** The captcha is inserted in this element. */
  container: RefObject<HTMLDivElement | null>;
}

function Captcha({ status, token, hasExpired, retry, container, onElsewhere }: CaptchaProps) {
  const { t } = useUi();
  const { control, labelId } = useFieldControl({});
  const { id, name, required, 'aria-describedby': describedBy } = control;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it has the one legend.
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-busy={status === 'loading'}
      data-state={status}
      className={css.root}
    >
      {hasExpired && <Callout tone="warning">{t('identity.captcha.expired')}</Callout>}
      {status === 'loading' && (
        <Skeleton.Root>
          <Skeleton.Media className={css.waiting} />
        </Skeleton.Root>
      )}
      {status === 'error' && (
        <div className={css.actions}>
          <Button emphasis="text" onClick={retry}>
            {t('common.retry')}
          </Button>
          <Button emphasis="text" onClick={onElsewhere}>
            {t('identity.captcha.elsewhere')}
          </Button>
        </div>
      )}
      <div ref={container} hidden={status === 'error'} className={css.widget} />
      <FormValue name={name} value={token} required={required} onReset={() => {}} />
    </div>
  );
}
