import { Price, PricePerUnit, PriceReference } from '@vitrine/ui';

export default function PriceExample() {
  return (
    <Price
      size="page"
      now={{ amount: '38', currency: 'EUR' }}
      off={21}
      was={{ amount: '48', currency: 'EUR' }}
      note={<PricePerUnit price={{ amount: '76', currency: 'EUR' }} per="kg" />}
      lines={<PriceReference value={{ amount: '44', currency: 'EUR' }} days={30} />}
    />
  );
}
