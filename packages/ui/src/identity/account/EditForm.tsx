import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout, type CalloutProps } from '../../primitives/callout/Callout.tsx';
import { SubmitButton } from '../../primitives/form/SubmitButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { DangerNotice } from '../panel/DangerNotice.tsx';
import { useDanger } from '../panel/danger.ts';
import type { StepRefusal } from '../problem.ts';
import { StepForm } from '../steps/StepForm.tsx';
import * as css from './Account.css.ts';
import type { Editing } from './use-editing.ts';

interface EditFormProps {
  editing: Editing;
  onSend: (answers: FormData) => Promise<StepRefusal | undefined>;
  /** It asks for a password. */
  secret?: boolean;
  children: ReactNode;
}

/** What changes a part of the account: fields, save, and the way back. */
export function EditForm({ editing, onSend, secret, children }: EditFormProps) {
  const { t } = useUi();
  const danger = useDanger();
  const { place, cancel, done } = editing;
  const send = async (answers: FormData) => {
    const refusal = await onSend(answers);
    if (!refusal) done();
    return refusal;
  };
  return (
    <div ref={place} className={css.form}>
      {secret && danger ? (
        <DangerNotice danger={danger} />
      ) : (
        <StepForm headingLevel={3} onSend={send}>
          {children}
          <div className={css.ways}>
            <SubmitButton size="regular" labels={{ pending: t('identity.profile.saving') }}>
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
  editing: Editing;
  children: string;
}

/** It is saved, in words that are spoken. */
export function Saved({ editing, ...rest }: SavedProps) {
  return editing.isSaved ? <Callout tone="success" {...rest} /> : null;
}
