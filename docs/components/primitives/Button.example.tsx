import { Button, Inline } from '@vitrine/ui';
import { useState } from 'react';

export default function ButtonExample() {
  const [state, setState] = useState<'idle' | 'loading' | 'complete'>('idle');
  const save = () => {
    setState('loading');
    setTimeout(() => setState('complete'), 1000);
  };
  return (
    <Inline gap="12">
      <Button
        emphasis="primary"
        state={state}
        labels={{ loading: 'Saving', complete: 'Saved' }}
        onClick={save}
      >
        Save address
      </Button>
      <Button onClick={() => setState('idle')}>Reset</Button>
      <Button emphasis="quiet">Cancel</Button>
    </Inline>
  );
}
