import { Table } from '@vitrine/ui';

export default function TableExample() {
  return (
    <Table.Root caption="Sizes">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Size</Table.ColumnHeader>
          <Table.ColumnHeader numeric>Height</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>Small</Table.RowHeader>
          <Table.Cell numeric>12 cm</Table.Cell>
        </Table.Row>
        <Table.Row>
          <Table.RowHeader>Large</Table.RowHeader>
          <Table.Cell numeric>24 cm</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  );
}
