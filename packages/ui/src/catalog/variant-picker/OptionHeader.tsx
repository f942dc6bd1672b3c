import * as css from './VariantPicker.css.ts';

export interface OptionHeaderProps {
  /** What the control below is labeled by. */
  id: string;
  name: string;
  /** What is chosen. */
  value: string | undefined;
}

/** The name of an option, and beside it what is chosen. */
export function OptionHeader({ id, name, value }: OptionHeaderProps) {
  return (
    <div className={css.header}>
      <bdi id={id} className={css.name}>
        {name}
      </bdi>{' '}
      <bdi className={css.value}>{value}</bdi>
    </div>
  );
}
