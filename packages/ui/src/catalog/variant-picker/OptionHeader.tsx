import * as css from './VariantPicker.css.ts';

export interface OptionHeaderProps {
  /** Id of the element that labels the control below. */
  id: string;
  name: string;
  /** The selected value. */
  value: string | undefined;
}

/** The name of an option, with the selected value next to it. */
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
