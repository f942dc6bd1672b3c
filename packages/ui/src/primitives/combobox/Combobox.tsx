'use client';

import { ChevronDown } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { type ComponentProps, useRef } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as list from '../_internal/listbox/listbox.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import { box, input } from '../field/input-box.css.ts';
import { FormValue } from '../form/FormValue.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as css from './Combobox.css.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { type ComboboxState, useCombobox } from './use-combobox.ts';
import '../../messages/en/common.ts';

export interface ComboboxProps
  extends ComboboxState,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'> {}

/**
 * One of many values, found by typing. Text that matches no option is replaced by the last choice.
 * `className` goes to the box, all other attributes to the input.
 */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  onQueryChange,
  loading = false,
  className,
  style,
  ...rest
}: ComboboxProps) {
  const { t } = useUi();
  const { control, labelId, state } = useFieldControl(rest);
  const anchor = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({
    ...{ options, value, defaultValue, onValueChange, onQueryChange, loading },
  });
  const { name, required, ...fieldControl } = control;
  const { open, shown, active, query, listId, isListed } = combobox;
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && combobox.close()}>
      <Popover.Anchor asChild>
        <div
          {...state}
          ref={anchor}
          data-state={open ? 'open' : 'closed'}
          className={classes(box, css.root, className)}
          style={style}
        >
          <input
            autoComplete="off"
            spellCheck={false}
            {...rest}
            {...fieldControl}
            {...combobox.inputProps}
            type="text"
            aria-required={required}
            className={input}
            value={combobox.text}
            onChange={({ currentTarget: { value: text, ownerDocument }, currentTarget }) => {
              // If the browser autofills from another field, the text is final.
              if (ownerDocument.activeElement === currentTarget) combobox.write(text);
              else combobox.settle(text);
            }}
            onClick={combobox.show}
            onFocus={(event) => event.target.select()}
            onBlur={() => combobox.settle()}
          />
          <span className={css.chevron}>
            <Icon as={ChevronDown} size="small" />
          </span>
          <FormValue
            name={name}
            value={combobox.value}
            required={required}
            disabled={fieldControl.disabled}
            onReset={combobox.reset}
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={8}
          className={classes(list.surface, css.list)}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {isListed && (
            <ComboboxList
              id={listId}
              labelId={rest['aria-labelledby'] ?? labelId}
              label={rest['aria-label']}
              options={shown}
              value={combobox.value}
              active={active}
              loading={loading}
              onSelect={combobox.pick}
              onPoint={combobox.point}
            />
          )}
          {loading && (
            <div className={list.note}>
              <Spinner />
              {t('common.loading')}
            </div>
          )}
          {!isListed && !loading && (
            <div className={list.note}>
              {query ? t('common.noMatch', { query }) : t('common.noOptions')}
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
