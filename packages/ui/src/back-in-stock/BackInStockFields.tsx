'use client';

import type { CatalogReference } from '@vitrine/client';
import type { ReactNode } from 'react';
import { Checkbox } from '../primitives/checkbox/Checkbox.tsx';
import { Field } from '../primitives/field/Field.tsx';
import { Form } from '../primitives/form/Form.tsx';
import type { FieldErrors } from '../primitives/form/form-context.ts';
import { SubmitButton } from '../primitives/form/SubmitButton.tsx';
import { TextField } from '../primitives/text-field/TextField.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import '../messages/en/back-in-stock.ts';

/** Consent before anything is sent. */
export interface BackInStockConsent {
  /** What the shopper agrees to, next to the checkbox. */
  label: ReactNode;
  /** Further text below the label, such as a link to the privacy policy. */
  hint?: ReactNode;
}

export interface BackInStockFieldsProps {
  defaultEmail: string | undefined;
  /** Label of the consent checkbox; `null` if none is required. */
  consent?: BackInStockConsent | null;
  /**
   * Address that receives the form without JavaScript: `email`, `consent`, and the item as JSON in
   * `catalogReference`.
   */
  formAction?: string | undefined;
  catalogReference: CatalogReference;
  onType: (email: string) => void;
  onSubmit: (email: string) => Promise<FieldErrors | undefined>;
}

/** The address, the consent, and the button that sends both. */
export function BackInStockFields({
  defaultEmail,
  consent,
  formAction,
  catalogReference,
  onType,
  onSubmit,
}: BackInStockFieldsProps) {
  const { t } = useUi();
  const usual = { label: t('backInStock.consent'), hint: t('backInStock.consentHint') };
  const agreed = consent === undefined ? usual : consent;
  return (
    // Without scripts, form input must not appear in an address.
    <Form
      method="post"
      {...(formAction !== undefined && { action: formAction })}
      onSubmit={(answers) => onSubmit(String(answers.get('email') ?? ''))}
    >
      {formAction !== undefined && (
        <input type="hidden" name="catalogReference" value={JSON.stringify(catalogReference)} />
      )}
      <Field
        label={t('backInStock.email')}
        name="email"
        required
        problems={{ valueMissing: t('backInStock.enterEmail') }}
      >
        <TextField
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultEmail}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </Field>
      {agreed && (
        <Checkbox
          name="consent"
          required
          hint={agreed.hint}
          problems={{ valueMissing: t('backInStock.checkConsent') }}
        >
          {agreed.label}
        </Checkbox>
      )}
      <SubmitButton labels={{ loading: t('backInStock.sending') }} width="full">
        {t('backInStock.submit')}
      </SubmitButton>
    </Form>
  );
}
