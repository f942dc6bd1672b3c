import { addressFormat, isPostalCode } from '@vitrine/atoms';
import { useState } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { Field } from '../../../primitives/field/Field.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { partWords } from '../address-words.ts';
import * as css from './Address.css.ts';
import { type AddressPartProps, LinePart } from './LinePart.tsx';
import { labelOfPart } from './label-of-part.ts';
import { RegionPart } from './RegionPart.tsx';

export interface AddressPartFieldProps extends AddressPartProps {
  required: boolean;
  optional: boolean;
  error: string | undefined;
  className: string;
}

/** A part of an address: a region out of a list where its country has one, else a line. */
export function AddressPartField(props: AddressPartFieldProps) {
  const { id, question, part, answer, required, optional, error, className } = props;
  const { t } = useUi();
  const label = labelOfPart(question, part) ?? partWords(part, answer.country, t);
  const Part = part === 'region' ? RegionPart : part === 'postalCode' ? PostcodePart : LinePart;
  return (
    <Field id={`${id}-${part}`} {...{ label, required, optional, error, className }}>
      <Part {...props} />
    </Field>
  );
}

/** A postcode that looks like none of its country is asked about, and taken. */
function PostcodePart(props: AddressPartProps) {
  const { id, answer } = props;
  const { t, locale } = useUi();
  const [left, setLeft] = useState('');
  const { getPostalCodeExample: example } = addressFormat(answer.country, locale);
  const isOdd =
    example !== undefined &&
    left === answer.postalCode &&
    !isPostalCode(answer.country, answer.postalCode);
  const oddId = `${id}-postalCode-odd`;
  return (
    <>
      <LinePart
        {...props}
        {...(isOdd && { describedBy: oddId })}
        onBlur={() => setLeft(answer.postalCode)}
      />
      {isOdd && (
        <span id={oddId} className={css.odd}>
          {t('forms.postcodeOdd', { country: countryName(answer.country, locale), example })}
        </span>
      )}
    </>
  );
}
