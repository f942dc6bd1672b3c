import { CheckoutReturn } from '@vitrine/ui';

export default function CheckoutReturnExample() {
  return <CheckoutReturn location="thankYou" />;
}
