import { Button, Inline, Stack } from '@vitrine/ui';
import { useState } from 'react';

export default function ButtonExample() {
  const [state, setState] = useState<'idle' | 'loading' | 'complete'>('idle');
  const save = () => {
    setState('loading');
    setTimeout(() => setState('complete'), 1000);
  };
  return (
    <Stack gap="20">
      <Inline gap="12">
        <Button
          emphasis="primary"
          state={state}
          labels={{ loading: 'Saving', complete: 'Saved' }}
          onClick={save}
        >
          Save address
        </Button>
        <Button>Add a second address</Button>
        <Button emphasis="quiet">Cancel</Button>
        <Button emphasis="text" onClick={() => setState('idle')}>
          Reset
        </Button>
      </Inline>
      <Inline gap="12">
        <Button emphasis="primary" size="large">
          Check out
        </Button>
        <Button size="large">Keep shopping</Button>
      </Inline>
    </Stack>
  );
}
