import { ActionBar, ActionBarButton, CommandProvider, useCommands } from '@vitrine/admin';
import { useState } from 'react';

function SelectionBar() {
  const [count, setCount] = useState(2);
  const clear = () => setCount(0);
  useCommands([{ id: 'clear', label: 'Clear the selection', keys: 'escape', run: clear }]);
  return count > 0 ? (
    <ActionBar message={`${count} selected`}>
      <ActionBarButton key="confirm" emphasis="main" onClick={clear}>
        Confirm
      </ActionBarButton>
      <ActionBarButton key="clear" keys="escape" onClick={clear}>
        Clear
      </ActionBarButton>
    </ActionBar>
  ) : null;
}

export default function ActionBarExample() {
  return (
    <CommandProvider>
      <SelectionBar />
    </CommandProvider>
  );
}
