import { Button, Text } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';

/** A page that can be left while a request is pending. */
export function Leaving({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true);
  if (!isHere) return <Text as="p">Another page</Text>;
  return (
    <>
      <Button onClick={() => setHere(false)}>Leave</Button>
      {children}
    </>
  );
}
