import { Button, Text } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';

/** A page that someone may leave while it still asks. */
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
