import { useAtomValue } from '@vitrine/atoms';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Popover } from '../../primitives/popover/Popover.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { FacetControl } from './FilterForm.tsx';
import * as css from './FilterSheet.css.ts';
import { useListing, useListWords } from './listing-context.ts';
import { useFacets } from './use-listed.ts';

export interface FacetMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The id of one facet of the list. */
  facet: string;
}

/** One filter of the list in a small layer of its own, for bars with room. */
export function FacetMenu({ facet: id, className, ...rest }: FacetMenuProps) {
  const { locale } = useUi();
  const { list } = useListing();
  const words = useListWords();
  const { chosen } = useAtomValue(list.stateAtom);
  const facet = list.facets.find((one) => one.id === id);
  if (!facet) return null;
  const choice = chosen[id];
  const count = choice === undefined ? 0 : Array.isArray(choice) ? choice.length : 1;
  const name = words.facet(facet);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button {...rest} emphasis="quiet" className={classes(css.trigger, className)}>
          <span className={css.words}>
            {count > 0 ? `${name} (${new Intl.NumberFormat(locale).format(count)})` : name}
            <Icon as={ChevronDown} size="small" />
          </span>
        </Button>
      </Popover.Trigger>
      <Popover.Content label={name}>
        <MenuBody facet={id} />
      </Popover.Content>
    </Popover.Root>
  );
}

/** Only an open layer reads what can be chosen. */
function MenuBody({ facet }: { facet: string }) {
  const view = useFacets().views.find((one) => one.facet.id === facet);
  return view && <FacetControl view={view} />;
}

/** A facet that is on or off, in the bar itself. */
export function FacetToggle({ facet: id, className }: Pick<FacetMenuProps, 'facet' | 'className'>) {
  const { list } = useListing();
  const { chosen } = useAtomValue(list.stateAtom);
  const facet = list.facets.find((one) => one.id === id);
  if (facet?.kind !== 'toggle') return null;
  return (
    <div className={className}>
      <FacetControl view={{ kind: 'toggle', facet, isOn: chosen[id] === true }} />
    </div>
  );
}
