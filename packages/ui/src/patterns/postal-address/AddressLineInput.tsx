'use client';

import {
  type AddressAnswer,
  type AddressPart,
  getAutocomplete,
  type Question,
} from '@vitrine/atoms';
import { TextField } from '../../primitives/text-field/TextField.tsx';

export interface AddressInputProps {
  /** Id of the address control. */
  id: string;
  question: Question;
  section: string | undefined;
  part: AddressPart;
  answer: AddressAnswer;
  change: (next: (before: AddressAnswer) => AddressAnswer) => void;
}

export interface AddressLineInputProps extends AddressInputProps {
  describedBy?: string;
  onBlur?: () => void;
}

/** A field of an address as a text line. */
export function AddressLineInput({
  question,
  section,
  part,
  answer,
  change,
  describedBy,
  onBlur,
}: AddressLineInputProps) {
  return (
    <TextField
      autoComplete={getAutocomplete(question, { part, section })}
      spellCheck={false}
      aria-describedby={describedBy}
      value={answer[part]}
      onChange={({ target }) =>
        change((before) => ({
          ...before,
          [part]: target.value,
          // A region typed as text is no longer one from the list.
          ...(part === 'region' && { subdivision: '' }),
        }))
      }
      onBlur={onBlur}
    />
  );
}
