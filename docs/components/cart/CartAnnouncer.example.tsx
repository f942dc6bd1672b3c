import { CartAnnouncer, CartFeedback, Toaster } from '@vitrine/ui';

export default function CartAnnouncerExample() {
  return (
    <>
      <CartAnnouncer />
      <CartFeedback policy="toast" onOpen={() => {}} />
      <Toaster />
    </>
  );
}
