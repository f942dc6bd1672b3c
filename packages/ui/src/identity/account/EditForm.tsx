'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout, type CalloutProps } from '../../primitives/callout/Callout.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useUnsafeContext } from '../problems/insecure-context.ts';
import type { StepRejection } from '../problems/step-problem.ts';
import { UnsafeContextNotice } from '../problems/UnsafeContextNotice.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import * as css from './Account.css.ts';
import type { EditState } from './use-editing.ts';
import '../../messages/en/identity.ts';

interface EditFormProps {
  editing: EditState;
  onSend: (answers: FormData) => Promise<StepRejection | undefined>;
  /** Whether the form contains a password field. */
  secret?: boolean;
  children: ReactNode;
}

/** A form that changes account data: fields, save and cancel. */
export function EditForm({ editing, onSend, secret, children }: EditFormProps) {
  const { t } = useUi();
  const unsafeContext = useUnsafeContext();
  const { container, cancel, done } = editing;
  const send = async (answers: FormData) => {
    const rejection = await onSend(answers);
    if (!rejection) done();
    return rejection;
  };
  return (
    <div ref={container} className={css.form}>
      {secret && unsafeContext ? (
        <UnsafeContextNotice unsafeContext={unsafeContext} />
      ) : (
        <StepForm level={3} onSend={send}>
          {children}
          <div className={css.actions}>
            <SubmitButton size="regular" labels={{ loading: t('identity.profile.saving') }}>
              {t('identity.profile.save')}
            </SubmitButton>
            <Button emphasis="quiet" onClick={cancel}>
              {t('identity.profile.cancel')}
            </Button>
          </div>
        </StepForm>
      )}
    </div>
  );
}

interface SavedProps extends Pick<CalloutProps, 'className'> {
  editing: EditState;
  children: string;
}

/** An announced success message. */
export function Saved({ editing, ...rest }: SavedProps) {
  return editing.isSaved ? <Callout tone="success" {...rest} /> : null;
}
