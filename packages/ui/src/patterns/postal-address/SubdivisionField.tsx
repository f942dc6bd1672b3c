'use client';

import { Combobox } from '../../primitives/combobox/Combobox.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { Subdivisions } from './subdivisions.ts';
import '../../messages/en/totals.ts';

export interface SubdivisionFieldProps {
  parts: Subdivisions;
  /** ISO 3166-2 code; empty while none is chosen. */
  value: string;
  isMissing: boolean;
  onValueChange: (subdivision: string) => void;
}

const missing = {
  state: 'cart.estimate.chooseState',
  province: 'cart.estimate.chooseProvince',
  territory: 'cart.estimate.chooseTerritory',
} as const;

/** The state or province to which the cart is shipped, if it affects the tax. */
export function SubdivisionField({
  parts,
  value,
  isMissing,
  onValueChange,
}: SubdivisionFieldProps) {
  const { t } = useUi();
  return (
    <Field
      label={t(`cart.estimate.${parts.kind}`)}
      error={isMissing ? t(missing[parts.kind]) : undefined}
    >
      <Combobox
        options={parts.options}
        value={value}
        onValueChange={onValueChange}
        autoComplete="address-level1"
      />
    </Field>
  );
}
