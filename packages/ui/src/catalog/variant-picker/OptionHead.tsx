import * as css from './VariantPicker.css.ts';

export interface OptionHeadProps {
  /** What the control below is labelled by. */
  id: string;
  name: string;
  /** What is chosen. */
  value: string | undefined;
}

/** The name of an option, and beside it what is chosen. */
export function OptionHead({ id, name, value }: OptionHeadProps) {
  return (
    <div className={css.head}>
      <bdi id={id} className={css.name}>
        {name}
      </bdi>{' '}
      <bdi className={css.value}>{value}</bdi>
    </div>
  );
}
