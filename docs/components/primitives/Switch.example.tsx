import { Switch } from '@vitrine/ui';

export default function SwitchExample() {
  return (
    <Switch defaultChecked hint="You can change this at any time.">
      Email me when it is back
    </Switch>
  );
}
