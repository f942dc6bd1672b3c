'use client';

import { pickupLocationAtom, useAtom } from '@vitrine/atoms';
import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useId, useState } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { normalizeText } from '../../primitives/combobox/filter-options.ts';
import * as Dialog from '../../primitives/dialog/Dialog.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './PickupLocations.css.ts';
import '../../messages/en/catalog.ts';
import '../../messages/en/purchase.ts';

/** A store where an item can be picked up. All texts are the host’s, in the page’s language. */
export interface PickupLocation {
  /** Unique among the stores. */
  id: string;
  /** Name of the store. */
  name: string;
  /** The postal address, in one line or several. */
  address?: string;
  /** “Mon to Sat, 10:00 to 18:00”. */
  openingHours?: string;
  /** “1.2 km”. */
  distance?: string;
  /** Whether the shown variant is there. Unknown without it. */
  availability?: 'available' | 'low' | 'sold-out';
  /** What that means: “Ready today after 14:00”. By default “In stock”, “Low stock” or “Sold out”. */
  availabilityText?: string;
}

export interface PickupLocationsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The stores in the order in which they show, the closest first. Undefined while they load. */
  locations: readonly PickupLocation[] | undefined;
  /** ID of the chosen store, null for none. By default it is remembered: `pickupLocationAtom`. */
  value?: string | null;
  /** Called when the visitor chooses a store. */
  onValueChange?: (id: string, location: PickupLocation) => void;
  /** Why the stores could not be loaded. */
  error?: Error | null;
  /** Loads them again. */
  onRetry?: () => void;
  /** Number of stores above which they can be searched. Default 8. */
  searchThreshold?: number;
}

/**
 * The store where the visitor wants to pick up, with a dialog to choose another. The platform’s
 * catalog has no stores, so the host provides them. Renders nothing if there are none.
 *
 * @example
 * <PickupLocations locations={stores} onValueChange={(id) => setPickupPoint(id)} />
 */
export function PickupLocations({
  locations,
  value,
  onValueChange,
  error,
  onRetry,
  searchThreshold = 8,
  className,
  ...rest
}: PickupLocationsProps) {
  const { t } = useUi();
  const [rememberedId, remember] = useAtom(pickupLocationAtom);
  const [isOpen, setOpen] = useState(false);
  const summaryId = useId();
  if (error) {
    return (
      <div {...rest} className={className}>
        <LoadError onRetry={() => onRetry?.()}>{t('purchase.pickup.failed')}</LoadError>
      </div>
    );
  }
  if (!locations) {
    return (
      <Skeleton.Root {...rest} className={classes(css.summary, className)}>
        <div className={css.summaryText}>
          <Skeleton.Line width="16ch" />
          <Skeleton.Line variant="caption" width="22ch" />
        </div>
      </Skeleton.Root>
    );
  }
  const [only, ...others] = locations;
  if (!only) return null;
  const id = value === undefined ? rememberedId : value;
  // A single store needs no choice.
  const chosen = locations.find((one) => one.id === id) ?? (others.length === 0 ? only : undefined);
  const choose = (location: PickupLocation) => {
    setOpen(false);
    if (value === undefined) remember(location.id);
    onValueChange?.(location.id, location);
  };
  return (
    <div {...rest} className={classes(css.summary, className)}>
      <div id={summaryId} className={css.summaryText}>
        <Text variant="bodyStrong">
          {chosen ? (
            <bdi>{t('purchase.pickup.at', { name: chosen.name })}</bdi>
          ) : (
            t('purchase.pickup.title')
          )}
        </Text>
        {chosen ? (
          <LocationAvailability location={chosen} />
        ) : (
          <Text variant="caption" tone="muted">
            {t('purchase.pickup.count', { count: locations.length })}
          </Text>
        )}
      </div>
      {others.length > 0 && (
        <Dialog.Root open={isOpen} onOpenChange={setOpen}>
          <Dialog.Trigger asChild>
            <Button emphasis="text" aria-describedby={summaryId}>
              {t(chosen ? 'purchase.pickup.change' : 'purchase.pickup.choose')}
            </Button>
          </Dialog.Trigger>
          <Dialog.Content aria-describedby={undefined}>
            <LocationForm
              locations={locations}
              initialId={chosen?.id}
              isSearchable={locations.length > searchThreshold}
              onChoose={choose}
            />
          </Dialog.Content>
        </Dialog.Root>
      )}
    </div>
  );
}

interface LocationFormProps {
  locations: readonly PickupLocation[];
  initialId: string | undefined;
  isSearchable: boolean;
  onChoose: (location: PickupLocation) => void;
}

/** The content of the dialog: an arrow key chooses in the list, the button for the page. */
function LocationForm({ locations, initialId, isSearchable, onChoose }: LocationFormProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const formId = useId();
  const [id, setId] = useState(initialId);
  const [query, setQuery] = useState('');
  const words = normalizeText(query).split(/\s+/);
  const found = locations.filter(({ name, address = '' }) => {
    const text = normalizeText(`${name} ${address}`);
    return words.every((word) => text.includes(word));
  });
  const chosen = found.find((location) => location.id === id) ?? found[0];
  const countText =
    query.trim() === '' ? undefined : t('purchase.pickup.found', { count: found.length });
  useEffect(() => {
    if (countText) announce(countText);
  }, [countText, announce]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form is in a dialog, but React’s events go through the page’s form around it.
    event.stopPropagation();
    if (chosen) onChoose(chosen);
  };
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('purchase.pickup.title')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <form id={formId} className={css.content} onSubmit={submit}>
          {isSearchable && (
            <Field label={t('purchase.pickup.search')}>
              <TextField
                type="search"
                autoComplete="off"
                value={query}
                prefix={<Icon as={Search} />}
                onChange={({ target }) => setQuery(target.value)}
              />
            </Field>
          )}
          {countText && (
            <Text as="p" variant="caption" tone="muted">
              {countText}
            </Text>
          )}
          {found.length > 0 && (
            <RadioGroup.Root
              aria-label={t('purchase.pickup.stores')}
              value={chosen?.id ?? ''}
              onValueChange={setId}
              className={css.list}
            >
              {found.map((location) => (
                <RadioGroup.Item
                  key={location.id}
                  value={location.id}
                  hint={<LocationDetails location={location} />}
                  className={css.location}
                >
                  <span className={css.name}>
                    <bdi className={css.nameText}>{location.name}</bdi>{' '}
                    {location.distance && <bdi className={css.distance}>{location.distance}</bdi>}
                  </span>
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          )}
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          type="submit"
          form={formId}
          emphasis="primary"
          size="large"
          width="full"
          disabled={!chosen}
        >
          {t('purchase.pickup.select')}
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface LocationProps {
  location: PickupLocation;
}

function LocationDetails({ location }: LocationProps) {
  const { address, openingHours } = location;
  return (
    <span className={css.details}>
      {address && <bdi className={css.lines}>{address}</bdi>}
      {openingHours && <bdi className={css.lines}>{openingHours}</bdi>}
      <LocationAvailability location={location} />
    </span>
  );
}

const availabilityKeys = {
  available: 'purchase.pickup.available',
  low: 'picker.lowStock',
  'sold-out': 'catalog.soldOut',
} as const;

function LocationAvailability({ location: { availability, availabilityText } }: LocationProps) {
  const { t } = useUi();
  if (!availability) {
    return availabilityText ? (
      <Text variant="caption" tone="muted">
        <bdi>{availabilityText}</bdi>
      </Text>
    ) : null;
  }
  return (
    <StatusDot state={availability}>
      <bdi>{availabilityText ?? t(availabilityKeys[availability])}</bdi>
    </StatusDot>
  );
}
