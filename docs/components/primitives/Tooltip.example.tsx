import { Button, Icon, Tooltip } from '@vitrine/ui';
import { Info } from 'lucide-react';

export default function TooltipExample() {
  return (
    <Tooltip text="Taxes are added at checkout">
      <Button emphasis="quiet">
        <Icon as={Info} /> Taxes
      </Button>
    </Tooltip>
  );
}
