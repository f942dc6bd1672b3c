import { Button, Dialog } from '@vitrine/ui';

export default function DialogExample() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Clear cart</Button>
      </Dialog.Trigger>
      <Dialog.Content role="alertdialog">
        <Dialog.Header>
          <Dialog.Title>Clear the cart?</Dialog.Title>
          <Dialog.Description>All three items are removed.</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button emphasis="primary">Clear cart</Button>
          </Dialog.Close>
          <Dialog.Close asChild>
            <Button>Keep items</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
