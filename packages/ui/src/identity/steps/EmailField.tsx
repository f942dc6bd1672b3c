import { Field } from '../../primitives/field/Field.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

/** The address that a person logs in with: managers of passwords know it as the user's name. */
export function EmailField({
  defaultValue,
  onInput,
}: {
  defaultValue?: string | undefined;
  onInput?: (readText: string) => void;
}) {
  const { t } = useUi();
  return (
    <Field
      label={t('identity.email')}
      name="email"
      required
      problems={{ valueMissing: t('identity.logIn.enterEmail') }}
    >
      <TextField
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={defaultValue}
        onInput={(event) => onInput?.(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Tells managers of passwords whose password a form without an address is about. */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={email}
      readOnly
      hidden
    />
  );
}
