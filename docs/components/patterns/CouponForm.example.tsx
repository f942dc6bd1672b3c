import { CouponForm } from '@vitrine/ui';
import { useState } from 'react';

export default function CouponFormExample() {
  const [isOpen, setOpen] = useState(true);
  const [code, setCode] = useState('');
  return (
    <CouponForm
      value={code}
      onValueChange={setCode}
      onApply={() => {}}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      error={code === 'SUMMER' ? 'This code has expired.' : undefined}
    />
  );
}
