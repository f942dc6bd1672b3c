import table from '@vitrine/theme/variables.json';
import { Combobox, Field, Heading, Table } from '@vitrine/ui';
import { useState } from 'react';
import * as css from './Reference.css.ts';

type Values = Readonly<Record<string, string>>;

const variables: Readonly<Record<string, Values>> = table.variables;
const parts: Readonly<Record<string, readonly string[]>> = table.parts;

const choices: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  regular: 'Regular',
  compact: 'Compact',
  all: 'Always',
};

const isColor = (value: string) => /^#[0-9a-f]{6,8}$|^rgb/.test(value);

const options = Object.keys(parts).map((path) => ({
  value: path,
  label: path.split('/').at(-1) ?? path,
}));

export interface VariablesProps {
  /** Path of the initial component. */
  at?: string;
}

/** The variables that one component reads, with their values: derived from the style sheets. */
export function Variables({ at = 'primitives/button/Button' }: VariablesProps) {
  const [part, setPart] = useState(at);
  const read = parts[part] ?? [];
  return (
    <main className={css.root}>
      <Heading level={1}>Variables</Heading>
      <p className={css.intro}>
        Every token is a custom property. Set one from plain CSS, outside of any layer, on the page
        or on any element: <code className={css.code}>--vt-radius-control: 12px</code>
      </p>
      <Field label="Part" className={css.choice}>
        <Combobox options={options} value={part} onValueChange={setPart} />
      </Field>
      <Table.Root caption={`What ${part.split('/').at(-1)} reads`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Variable</Table.ColumnHeader>
            <Table.ColumnHeader>What it is</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {read.map((name) => (
            <Table.Row key={name}>
              <Table.RowHeader>
                <code className={css.code}>{name}</code>
              </Table.RowHeader>
              <Table.Cell wrap>
                <Value values={variables[name] ?? {}} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </main>
  );
}

/** One value for all, or one for each theme or density that differs. */
function Value({ values }: { values: Values }) {
  const entries = Object.entries(values);
  const isOne = new Set(Object.values(values)).size === 1;
  return (
    <span className={css.valueList}>
      {(isOne ? entries.slice(0, 1) : entries).map(([choice, value]) => (
        <span key={choice} className={css.value}>
          {isColor(value) && (
            <span aria-hidden="true" className={css.swatch} style={{ background: value }} />
          )}
          {isOne ? value : `${choices[choice]} ${value}`}
        </span>
      ))}
    </span>
  );
}
