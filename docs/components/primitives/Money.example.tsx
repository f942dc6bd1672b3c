import { Money, Text } from '@vitrine/ui';

export default function MoneyExample() {
  return (
    <Text>
      <Money value={{ amount: '1234.5', currency: 'EUR' }} />
    </Text>
  );
}
