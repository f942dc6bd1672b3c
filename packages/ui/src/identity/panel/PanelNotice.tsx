'use client';

import { Button } from '../../primitives/button/Button.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

export interface PanelNoticeProps extends Omit<PanelProps, 'children'> {
  /** Label of the main action. */
  action: string;
  onAction: () => void;
  /** Another action, below it. */
  children?: PanelProps['children'];
}

/** A step without a form: a sentence and a continue button. */
export function PanelNotice({ action, onAction, children, ...rest }: PanelNoticeProps) {
  return (
    <Panel {...rest}>
      <Button emphasis="primary" size="large" width="full" onClick={onAction}>
        {action}
      </Button>
      {children}
    </Panel>
  );
}
