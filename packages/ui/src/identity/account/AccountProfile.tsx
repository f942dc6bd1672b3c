'use client';

import { profileAtom, saveProfileAtom, useAtom, useSetAtom } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { toStepRejection } from '../problems/to-step-problem.ts';
import { NameFields } from '../steps/NameFields.tsx';
import { readText } from '../steps/StepForm.tsx';
import * as css from './Account.css.ts';
import { AccountSection, type AccountSectionProps } from './AccountSection.tsx';
import { EditForm, Saved } from './EditForm.tsx';
import { useEditing } from './use-editing.ts';
import '../../messages/en/identity.ts';

export type AccountProfileProps = Omit<AccountSectionProps, 'title' | 'action' | 'children'>;

/** The member's data from the login, or from the host's port, which may also allow changes. */
export function AccountProfile(props: AccountProfileProps) {
  const { t } = useUi();
  const [{ status, identity, canSave }, read] = useAtom(profileAtom);
  const save = useSetAtom(saveProfileAtom);
  const editing = useEditing();
  const { firstName = '', lastName = '', ...profile } = identity?.identityProfile ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const canEdit = canSave && status === 'success' && !editing.isEditing;

  const send = async (answers: FormData) => {
    const names = {
      firstName: readText(answers, 'firstName'),
      lastName: readText(answers, 'lastName'),
    };
    try {
      await save({ ...profile, ...names });
    } catch (error) {
      return toStepRejection(error);
    }
    return undefined;
  };

  return (
    <AccountSection
      {...props}
      title={t('identity.profile.title')}
      action={
        canEdit && (
          <Button ref={editing.trigger} emphasis="text" onClick={editing.edit}>
            {t('identity.profile.edit')}
          </Button>
        )
      }
    >
      <Saved editing={editing} className={css.message}>
        {t('identity.profile.saved')}
      </Saved>
      {status === 'pending' && (
        <Skeleton.Root>
          <Skeleton.Line width="14ch" />
          <Skeleton.Line width="22ch" />
        </Skeleton.Root>
      )}
      {status === 'error' && (
        <LoadError onRetry={() => void read()} className={css.message}>
          {t('identity.profile.failed')}
        </LoadError>
      )}
      {status === 'unknown' && (
        <Text as="p" tone="muted">
          {t('identity.profile.unknown')}
        </Text>
      )}
      {status === 'success' && editing.isEditing && (
        <EditForm editing={editing} onSend={send}>
          <NameFields firstName={firstName} lastName={lastName} />
        </EditForm>
      )}
      {status === 'success' && !editing.isEditing && (
        <dl className={css.facts}>
          <Fact term={t('identity.profile.name')}>
            {name || <Text tone="muted">{t('identity.profile.noName')}</Text>}
          </Fact>
          {identity?.email && <Fact term={t('identity.email')}>{identity.email.address}</Fact>}
        </dl>
      )}
    </AccountSection>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
