import { dataAttributes, Field, Heading, Table, TextField } from '@vitrine/ui';
import { useState } from 'react';
import * as css from './Reference.css.ts';

const entries = Object.entries(dataAttributes);

const getValueTexts = (values: string | readonly string[]): readonly string[] => {
  if (values === 'present') return ['there or not'];
  return values === 'text' ? ['a name or an id'] : [...values];
};

/** The data attributes of the components, which a host's own style sheets may rely on. */
export function Vocabulary() {
  const [query, setQuery] = useState('');
  const shown = entries.filter(([name]) => name.includes(query.trim().toLowerCase()));
  return (
    <main className={css.root}>
      <Heading level={1}>Data attributes</Heading>
      <p className={css.intro}>
        Components show their state in attributes. A changed name or value is announced in the
        release notes. Select with <code className={css.code}>[data-availability="sold-out"]</code>
      </p>
      <Field label="Name" className={css.choice}>
        <TextField value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      <Table.Root caption={shown.length === 1 ? '1 attribute' : `${shown.length} attributes`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Name</Table.ColumnHeader>
            <Table.ColumnHeader>Meaning</Table.ColumnHeader>
            <Table.ColumnHeader>Values</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown.map(([name, { about, values }]) => (
            <Table.Row key={name}>
              <Table.RowHeader>
                <code className={css.code}>{name}</code>
              </Table.RowHeader>
              <Table.Cell wrap>{about}</Table.Cell>
              <Table.Cell wrap>
                <span className={css.valueList}>
                  {getValueTexts(values).map((value) => (
                    <span key={value}>{value}</span>
                  ))}
                </span>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </main>
  );
}
