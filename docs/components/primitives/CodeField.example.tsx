import { CodeField, Field } from '@vitrine/ui';
import { useState } from 'react';

export default function CodeFieldExample() {
  const [code, setCode] = useState('');
  return (
    <Field label="Code from the email">
      <CodeField value={code} onValueChange={setCode} length={6} />
    </Field>
  );
}
