import { Inspector } from '@vitrine/admin';
import { Button, Text } from '@vitrine/ui';
import { useRef, useState } from 'react';

export default function InspectorExample() {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between' }}>
      <Button ref={row} onClick={() => setOpen(true)}>
        Order 2026-0041
      </Button>
      {isOpen && (
        <Inspector
          title="Order 2026-0041"
          onClose={() => {
            setOpen(false);
            row.current?.focus();
          }}
        >
          <Text>Two tickets, paid</Text>
        </Inspector>
      )}
    </div>
  );
}
