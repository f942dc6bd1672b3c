import { Combobox } from '../../../primitives/combobox/Combobox.tsx';
import type { AnswerOption } from './answer-options.ts';

export interface SearchableListProps {
  options: readonly AnswerOption[];
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** One of many options, found by typing. It loads when a form has such a list. */
export default function SearchableList(props: SearchableListProps) {
  return <Combobox {...props} />;
}
