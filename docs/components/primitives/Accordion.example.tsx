import { Accordion } from '@vitrine/ui';

export default function AccordionExample() {
  return (
    <Accordion.Root defaultValue={['delivery']}>
      <Accordion.Item value="delivery">
        <Accordion.Title>Delivery</Accordion.Title>
        <Accordion.Content>Two to four working days.</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="care">
        <Accordion.Title>Care</Accordion.Title>
        <Accordion.Content>Trim the wick to 5 mm before each burn.</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}
