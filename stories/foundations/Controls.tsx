import { Button, Callout, Checkbox, RadioGroup, Switch, TextField } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { ForcedState } from '../lib/ForcedState.tsx';
import * as css from './Controls.css.ts';
import type { SheetTexts } from './sample-text.ts';

/** A row of controls. With `follows`, the states are above the previous row. */
function Row({
  name,
  cells,
  follows,
}: {
  name: string;
  cells: readonly (readonly [state: string, control: ReactNode])[];
  follows?: boolean;
}) {
  return (
    <div className={css.row} data-follows={follows ? '' : undefined}>
      <h3 className={css.name}>{name}</h3>
      {cells.map(([state, control], index) => (
        <div key={index} className={css.cell}>
          <span className={css.state}>{state}</span>
          {control}
        </div>
      ))}
    </div>
  );
}

type ButtonEmphasis = 'primary' | 'outline' | 'quiet';

function buttonCells(emphasis: ButtonEmphasis, { add, adding, states }: SheetTexts['controls']) {
  const button = (props: object) => (
    <Button emphasis={emphasis} width="full" {...props}>
      {add}
    </Button>
  );
  return [
    [states.rest, button({})],
    [states.hover, button({ className: 'pseudo-hover' })],
    [states.focus, button({ className: 'pseudo-focus-visible' })],
    [states.active, button({ className: 'pseudo-active' })],
    [states.disabled, button({ disabled: true })],
    [states.pending, button({ state: 'loading', labels: { loading: adding } })],
  ] as const;
}

function fieldCells({ field, name, answer, locked, states }: SheetTexts['controls']) {
  return [
    [states.empty, <TextField key="empty" aria-label={name} placeholder={field} />],
    [
      states.hover,
      <TextField key="hover" aria-label={name} defaultValue={answer} className="pseudo-hover" />,
    ],
    [
      states.focus,
      <ForcedState key="focus" state="focus-visible" on="input">
        <TextField aria-label={name} defaultValue={answer} />
      </ForcedState>,
    ],
    [states.filled, <TextField key="filled" aria-label={name} defaultValue={answer} />],
    [
      states.disabled,
      <TextField key="disabled" aria-label={name} defaultValue={locked} disabled />,
    ],
    [states.error, <TextField key="error" aria-label={name} defaultValue={answer} aria-invalid />],
  ] as const;
}

function choiceCells({ off, on, choices }: SheetTexts['controls']) {
  const radio = (value: 'off' | 'on') => (
    <RadioGroup.Root aria-label={choices.radio} value={value} className={css.choice}>
      <RadioGroup.Item value="on">{value === 'on' ? on : off}</RadioGroup.Item>
    </RadioGroup.Root>
  );
  return [
    [choices.box, <Checkbox key="box" className={css.choice} children={off} />],
    [choices.box, <Checkbox key="ticked" className={css.choice} defaultChecked children={on} />],
    [choices.radio, radio('off')],
    [choices.radio, radio('on')],
    [choices.switch, <Switch key="switch" className={css.choice} children={off} />],
    [choices.switch, <Switch key="on" className={css.choice} defaultChecked children={on} />],
  ] as const;
}

/** Buttons, fields and choices in each of their states. */
export function Controls({ texts: { controls } }: { texts: SheetTexts }) {
  return (
    <div className={css.root}>
      <Row name={controls.primary} cells={buttonCells('primary', controls)} />
      <Row name={controls.outline} cells={buttonCells('outline', controls)} follows />
      <Row name={controls.quiet} cells={buttonCells('quiet', controls)} follows />
      <Row name={controls.fields} cells={fieldCells(controls)} />
      <Row name={controls.choice} cells={choiceCells(controls)} />
    </div>
  );
}

/** Messages for failure, success and information, each with its action. */
export function Messages({ texts: { messages } }: { texts: SheetTexts }) {
  const action = (label: string) => (
    <Button emphasis="text" tone="inherit">
      {label}
    </Button>
  );
  return (
    <div className={css.messages}>
      <Callout tone="warning" announce={false} action={action(messages.take)}>
        {messages.warning}
      </Callout>
      <Callout tone="danger" announce={false} action={action(messages.again)}>
        {messages.danger}
      </Callout>
      <Callout tone="success" announce={false}>
        {messages.success}
      </Callout>
      <Callout tone="info">{messages.info}</Callout>
    </div>
  );
}
