import type { ChoiceView } from '@vitrine/atoms';
import * as Radix from 'radix-ui/radio-group';
import { Mark } from '../../primitives/mark/Mark.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { RadioGroupRoot } from '../../primitives/radio-group/RadioGroupRoot.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { ChoiceBadge } from './ChoiceBadge.tsx';
import * as css from './ColourOption.css.ts';
import { choiceWords } from './choice-words.ts';
import { type OptionControlProps, offered } from './option-control.ts';

/** Colours as small pictures of what is really sold; a plain swatch where there is no picture. */
export function ColourOption(props: OptionControlProps) {
  const { option, labelId, onChoose } = props;
  return (
    <RadioGroupRoot
      layout="cells"
      value={option.choices.find(({ isSelected }) => isSelected)?.description ?? null}
      aria-labelledby={labelId}
      className={css.row}
      onValueChange={onChoose}
    >
      {offered(option).map((choice) => (
        <Colour key={choice.description} {...props} choice={choice} />
      ))}
    </RadioGroupRoot>
  );
}

type ColourProps = OptionControlProps & { choice: ChoiceView };

function Colour({ choice, option, others, badges }: ColourProps) {
  const ui = useUi();
  const { description, value, media, state } = choice;
  const image = (media?.mainMedia ?? media?.items[0])?.image;
  const words = choiceWords(choice, others, ui);
  return (
    <Radix.Item value={description} data-availability={state} className={css.item}>
      <span className={css.frame}>
        {image ? (
          <Picture
            image={image}
            name={description}
            decorative
            sizes="96px"
            className={css.picture}
          />
        ) : (
          <span className={css.swatch} style={{ backgroundColor: value }} />
        )}
      </span>
      {state === 'sold-out' ? (
        <Mark state="sold" className={css.name}>
          <bdi>{description}</bdi> <VisuallyHidden>{words}</VisuallyHidden>
        </Mark>
      ) : (
        <bdi className={css.name}>{description}</bdi>
      )}
      {state === 'low' && (
        <Mark state="few" className={css.words}>
          {words}
        </Mark>
      )}
      {words && state !== 'sold-out' && state !== 'low' && (
        <span className={css.words}>{words}</span>
      )}
      {state !== 'sold-out' && state !== 'not-made' && (
        <span className={css.words}>
          <ChoiceBadge choice={choice} option={option} badges={badges} />
        </span>
      )}
    </Radix.Item>
  );
}
