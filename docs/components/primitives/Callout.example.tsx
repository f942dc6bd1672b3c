import { Button, Callout } from '@vitrine/ui';

export default function CalloutExample() {
  return (
    <Callout
      tone="warning"
      announce={false}
      action={
        <Button emphasis="text" tone="inherit">
          Change to 2
        </Button>
      }
    >
      Only 2 left. You have 3 in your cart.
    </Callout>
  );
}
