import { Price, UiProvider } from '@vitrine/ui';

export default function UiProviderExample() {
  return (
    <UiProvider locale="de-DE">
      <Price now={{ amount: '1234.5', currency: 'EUR' }} />
    </UiProvider>
  );
}
