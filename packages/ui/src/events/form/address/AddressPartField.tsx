import {
  type AddressAnswer,
  type AddressPart,
  addressFormat,
  autocompleteOf,
  isPostcode,
  type Question,
} from '@vitrine/atoms';
import { useState } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { Field } from '../../../primitives/field/Field.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { partWords } from '../address-words.ts';
import { NativeSelect } from '../NativeSelect.tsx';
import * as css from './Address.css.ts';
import { labelOfPart } from './label-of-part.ts';
import { useRegions } from './use-regions.ts';

export interface AddressPartFieldProps {
  /** Of the address. */
  id: string;
  question: Question;
  section: string | undefined;
  part: AddressPart;
  answer: AddressAnswer;
  change: (next: (before: AddressAnswer) => AddressAnswer) => void;
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

interface LinePartProps extends AddressPartFieldProps {
  describedBy?: string;
  onBlur?: () => void;
}

function LinePart({ question, section, part, answer, change, describedBy, onBlur }: LinePartProps) {
  return (
    <TextField
      autoComplete={autocompleteOf(question, { part, section })}
      spellCheck={false}
      aria-describedby={describedBy}
      value={answer[part]}
      onChange={({ target }) =>
        change((before) => ({
          ...before,
          [part]: target.value,
          // A region in words is none of the list any more.
          ...(part === 'region' && { subdivision: '' }),
        }))
      }
      onBlur={onBlur}
    />
  );
}

/** A postcode that looks like none of its country is asked about, and taken. */
function PostcodePart(props: AddressPartFieldProps) {
  const { id, answer } = props;
  const { t, locale } = useUi();
  const [left, setLeft] = useState('');
  const { postcodeExample: example } = addressFormat(answer.country, locale);
  const isOdd =
    example !== undefined &&
    left === answer.postalCode &&
    !isPostcode(answer.country, answer.postalCode);
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

function RegionPart(props: AddressPartFieldProps) {
  const { question, section, answer, change } = props;
  const { t, locale } = useUi();
  const regions = useRegions(answer.country, locale);
  if (regions?.length === 0) return <LinePart {...props} />;
  const names = (regions ?? []).map(({ name }) => name);
  const all = answer.region && !names.includes(answer.region) ? [...names, answer.region] : names;
  return (
    <NativeSelect
      options={all.map((name) => ({ value: name, label: name }))}
      placeholder={t('forms.chooseRegion')}
      autoComplete={autocompleteOf(question, { part: 'region', section })}
      value={answer.region}
      onChange={({ target }) => {
        const code = regions?.find(({ name }) => name === target.value)?.code ?? '';
        change((before) => ({ ...before, region: target.value, subdivision: code }));
      }}
    />
  );
}
