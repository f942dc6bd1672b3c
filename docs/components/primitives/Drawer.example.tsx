import { Button, Checkbox, Drawer } from '@vitrine/ui';

export default function DrawerExample() {
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button>Filter</Button>
      </Drawer.Trigger>
      <Drawer.Content side="end">
        <Drawer.Header>
          <Drawer.Title>Filter</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <Checkbox>In stock</Checkbox>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button emphasis="primary" width="full">
              Show 24 items
            </Button>
          </Drawer.Close>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
