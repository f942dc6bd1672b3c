import { Button, Popover, Text } from '@vitrine/ui';

export default function PopoverExample() {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Price</Button>
      </Popover.Trigger>
      <Popover.Content label="Price">
        <Text>From €20 to €80</Text>
      </Popover.Content>
    </Popover.Root>
  );
}
