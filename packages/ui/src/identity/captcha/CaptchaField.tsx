'use client';

import type { CaptchaAction } from '@vitrine/client/auth';
import { useRef } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { useFieldControl } from '../../primitives/field/field-context.ts';
import { FormValue } from '../../primitives/form/FormValue.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './CaptchaField.css.ts';
import { useCaptcha } from './use-captcha.ts';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

export interface CaptchaFieldProps {
  action: CaptchaAction;
  /** Number of submissions since the form was mounted. Each one needs a new token. */
  attempt: number;
  /** Called to use another login method, if the captcha cannot be loaded. */
  onElsewhere: () => void;
}

/** The site's visible captcha as a field of the form, which sends its token as `captcha`. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { t } = useUi();
  return (
    <Field
      group
      required
      name="captcha"
      label={t('identity.captcha.label')}
      problems={{ valueMissing: t('identity.captcha.solve') }}
    >
      <Captcha {...props} />
    </Field>
  );
}

function Captcha({ action, attempt, onElsewhere }: CaptchaFieldProps) {
  const { t } = useUi();
  const container = useRef<HTMLDivElement>(null);
  const { control, labelId } = useFieldControl({});
  const { id, name, required, 'aria-describedby': describedBy } = control;
  const { status, token, hasExpired, retry } = useCaptcha(container, { action, attempt });
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
        <Callout
          tone="danger"
          action={
            <span className={css.actions}>
              <Button emphasis="text" tone="inherit" onClick={retry}>
                {t('common.retry')}
              </Button>
              <Button emphasis="text" tone="inherit" onClick={onElsewhere}>
                {t('identity.captcha.elsewhere')}
              </Button>
            </span>
          }
        >
          {t('identity.captcha.failed')}
        </Callout>
      )}
      <div ref={container} hidden={status === 'error'} className={css.widget} />
      <FormValue name={name} value={token} required={required} onReset={() => {}} />
    </div>
  );
}
