import { mockPlatform } from '@vitrine/storybook';
import { PageHeader } from '@vitrine/ui/pages';
import {
  Badge,
  Button,
  Callout,
  Checkbox,
  Container,
  Field,
  Inline,
  Price,
  Stack,
  Switch,
  Text,
  TextField,
} from '@vitrine/ui/primitives';
import preview from '../.storybook/preview.tsx';

/** What every page is made of, in the look of app/theme.css. */
function Theme() {
  return (
    <main>
      <Container>
        <PageHeader title="Made in short runs" />
        <Stack gap="24">
          <Text as="p" tone="muted">
            Vessels, light and small furniture.
          </Text>
          <Inline gap="12">
            <Price
              now={{ amount: '64.00', currency: 'EUR' }}
              was={{ amount: '80.00', currency: 'EUR' }}
              note="VAT included"
            />
            <Badge>New</Badge>
          </Inline>
          <Inline gap="12">
            <Button emphasis="primary">Add to cart</Button>
            <Button>View cart</Button>
          </Inline>
          <Field label="Email" hint="We write once a month.">
            <TextField type="email" />
          </Field>
          <Checkbox defaultChecked>I accept the terms</Checkbox>
          <Switch defaultChecked>In stock only</Switch>
          <Callout tone="success">Your message was sent.</Callout>
          <Callout tone="danger">Your message wasn’t sent. Try again.</Callout>
        </Stack>
      </Container>
    </main>
  );
}

const meta = preview.meta({ component: Theme, loaders: [mockPlatform()] });

export const Default = meta.story({
  parameters: {
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        contrast: { theme: 'contrast' },
      },
    },
  },
});
