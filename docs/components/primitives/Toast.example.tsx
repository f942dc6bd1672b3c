import { Button, Toaster, toast } from '@vitrine/ui';

export default function ToastExample() {
  return (
    <>
      <Button onClick={() => toast('Saved to your list')}>Save</Button>
      <Toaster />
    </>
  );
}
