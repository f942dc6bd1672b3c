'use client';

import { getAutocomplete, getRegions, type Region } from '@vitrine/atoms';
import { useEffect, useEffectEvent, useState } from 'react';
import { NativeSelect } from '../../primitives/native-select/NativeSelect.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { type AddressInputProps, AddressLineInput } from './AddressLineInput.tsx';
import '../../messages/en/forms.ts';

interface LoadedRegions {
  country: string;
  locale: string;
  regions: readonly Region[];
}

/**
 * Returns the regions of a country; `undefined` until the list is loaded, empty if the country has
 * no list.
 */
function useRegions(country: string, locale: string): readonly Region[] | undefined {
  const [known, setKnown] = useState<LoadedRegions>();
  useEffect(() => {
    let isActive = true;
    const keep = (regions: readonly Region[]) => {
      if (isActive) setKnown({ country, locale, regions });
    };
    // A list that does not load is none: the region is written then.
    getRegions(country, locale).then(keep, () => keep([]));
    return () => {
      isActive = false;
    };
  }, [country, locale]);
  return known?.country === country && known.locale === locale ? known.regions : undefined;
}

/** Adds the region's name to an address that contains only the region's code. */
function useNamedRegion(
  { answer: { region, subdivision }, change }: AddressInputProps,
  regions: readonly Region[] | undefined,
) {
  const name = region ? undefined : regions?.find(({ code }) => code === subdivision)?.name;
  const take = useEffectEvent((known: string) => change((old) => ({ ...old, region: known })));
  useEffect(() => {
    if (name && subdivision) take(name);
  }, [name, subdivision]);
}

/** A region from the list of its country; a text line if there is no list. */
export function RegionSelect(props: AddressInputProps) {
  const { question, section, answer, change } = props;
  const { t, locale } = useUi();
  const regions = useRegions(answer.country, locale);
  useNamedRegion(props, regions);
  if (regions?.length === 0) return <AddressLineInput {...props} />;
  const names = (regions ?? []).map(({ name }) => name);
  const all = answer.region && !names.includes(answer.region) ? [...names, answer.region] : names;
  return (
    <NativeSelect
      options={all.map((name) => ({ value: name, label: name }))}
      placeholder={t('forms.chooseRegion')}
      autoComplete={getAutocomplete(question, { part: 'region', section })}
      value={answer.region}
      onChange={({ target }) => {
        const code = regions?.find(({ name }) => name === target.value)?.code ?? '';
        change((before) => ({ ...before, region: target.value, subdivision: code }));
      }}
    />
  );
}
