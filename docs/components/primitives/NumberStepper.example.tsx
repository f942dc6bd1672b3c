import { NumberStepper } from '@vitrine/ui';

export default function NumberStepperExample() {
  return (
    <NumberStepper
      of="Ring vase"
      defaultValue={1}
      min={1}
      max={6}
      reason={{ max: 'Only 6 in stock' }}
    />
  );
}
