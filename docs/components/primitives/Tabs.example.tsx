import { Tabs } from '@vitrine/ui';

export default function TabsExample() {
  return (
    <Tabs.Root defaultValue="upcoming">
      <Tabs.List aria-label="Events">
        <Tabs.Tab value="upcoming">Upcoming</Tabs.Tab>
        <Tabs.Tab value="past">Past</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="upcoming">Seven events</Tabs.Panel>
      <Tabs.Panel value="past">Forty events</Tabs.Panel>
    </Tabs.Root>
  );
}
