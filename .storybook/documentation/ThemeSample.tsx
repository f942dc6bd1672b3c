import {
  Badge,
  Button,
  Callout,
  Checkbox,
  CollectionProducts,
  Field,
  Heading,
  Inline,
  NumberStepper,
  ProductDetail,
  RadioGroup,
  Stack,
  StatusDot,
  Tabs,
  Text,
  TextField,
} from '@vitrine/ui';

/** What a theme changes: single components first, then a row of products and a page. */
export function Sample() {
  return (
    <Stack gap="40">
      <Stack gap="16">
        <Heading level={2}>Objects for slow evenings</Heading>
        <Text tone="muted">Poured in small batches since 1986.</Text>
        <Inline gap="12">
          <Button emphasis="primary">Add to cart</Button>
          <Button>Compare</Button>
          <Button emphasis="quiet">Cancel</Button>
          <Badge>New</Badge>
          <StatusDot state="low">Only 2 left</StatusDot>
        </Inline>
        <Callout tone="warning">Only 2 left, you have 3.</Callout>
        <Field label="Email" hint="We only use it for this order.">
          <TextField type="email" />
        </Field>
        <Field label="Delivery" group>
          <RadioGroup.Root defaultValue="home">
            <RadioGroup.Item value="home">To your home</RadioGroup.Item>
            <RadioGroup.Item value="store">Pick up in the store</RadioGroup.Item>
          </RadioGroup.Root>
        </Field>
        <Checkbox defaultChecked>Keep me informed</Checkbox>
        <NumberStepper of="Ring vase" defaultValue={1} min={1} max={6} />
        <Tabs.Root defaultValue="upcoming">
          <Tabs.List aria-label="Events">
            <Tabs.Tab value="upcoming">Upcoming</Tabs.Tab>
            <Tabs.Tab value="past">Past</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="upcoming">Seven events</Tabs.Panel>
          <Tabs.Panel value="past">Forty events</Tabs.Panel>
        </Tabs.Root>
      </Stack>
      <CollectionProducts query={{ limit: 4 }} level={3} />
      <ProductDetail slug="ridge-pillar-candle" />
    </Stack>
  );
}
