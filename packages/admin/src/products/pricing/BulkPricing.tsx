'use client';

import {
  type BulkPricing as BulkPricingAtoms,
  ChangedSinceError,
  formatDecimal,
  getCurrencyDecimals,
  isCompleteRule,
  isDecimal,
  isRunUnderWay,
  type PriceRule,
  type PricingTask,
  readDecimal,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import {
  Callout,
  Checkbox,
  EmptyState,
  Field,
  type HeadingLevel,
  isFocusLost,
  LoadError,
  nextHeadingLevel,
  Select,
  TextField,
  useAnnounce,
  useUi,
} from '@vitrine/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionBar, ActionBarButton } from '../../frame/ActionBar.tsx';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { copyText } from '../../utils/copy-text.ts';
import { useProgressAnnouncements } from '../../utils/use-progress-announcements.ts';
import * as css from './BulkPricing.css.ts';
import { PricingTable } from './PricingTable.tsx';
import '../../messages/en/frame.ts';
import '../../messages/en/pricing.ts';

export interface BulkPricingProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** From `createBulkPricing`, with the type `BulkPricing` of `@vitrine/atoms`. Create it once. */
  pricing: BulkPricingAtoms;
  /** The heading. Default “Change prices”. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** The page above this one, with its link. */
  parent?: { label: string; href?: string | undefined };
  /** Buttons next to the title, such as one that leads back to the list. */
  actions?: ReactNode;
}

/**
 * Changes the prices or costs of many products by a percentage or an amount, with rounding and a lowest
 * margin. It shows every new amount, what shoppers pay and the margin before anything is sent; a row can
 * be left out, or its amount typed. The run can be paused, stopped, resumed, repeated for what failed,
 * and undone. It needs an owner's token. See docs/reference/catalog-admin.mdx.
 */
export function BulkPricing({
  pricing,
  title,
  level = 1,
  parent,
  actions,
  className,
  ...rest
}: BulkPricingProps) {
  const t = useAdminTranslate();
  const { rule, lines, loading, failed } = useAtomValue(pricing.stateAtom);
  const load = useSetAtom(pricing.loadAtom);
  useEffect(() => void load(), [load]);
  // After a run, the rule begins again without a value.
  const [round, setRound] = useState(0);
  const below = nextHeadingLevel(level);
  const isEmpty = lines.length === 0 && loading === 0 && failed.length === 0;
  const leftOut = lines.filter(({ status }) => status === 'margin').length;
  return (
    <section {...rest} {...compactDensity(css.root, className)}>
      <PageHead
        title={title ?? t('admin.pricing.title')}
        level={level}
        {...(parent && { parent })}
        actions={actions}
      />
      {isEmpty ? (
        <EmptyState level={below} title={t('admin.pricing.none')}>
          {t('admin.pricing.noneHint')}
        </EmptyState>
      ) : (
        <div className={css.columns}>
          <RuleForm key={round} pricing={pricing} />
          <div className={css.preview}>
            {loading > 0 && (
              <p role="status" className={css.loading}>
                {t('admin.pricing.loading', { count: loading })}
              </p>
            )}
            {failed.length > 0 && (
              <LoadError onRetry={() => void load()}>
                {t('admin.pricing.loadFailed', { count: failed.length })}
              </LoadError>
            )}
            {lines.length > 0 && <PricingTable pricing={pricing} />}
            {leftOut > 0 && (
              <Callout tone="info">
                {t(`admin.pricing.leftOut.${rule.field}`, { count: leftOut })}
              </Callout>
            )}
          </div>
        </div>
      )}
      {!isEmpty && <PricingBar pricing={pricing} onClose={() => setRound(round + 1)} />}
    </section>
  );
}

interface PricingProps {
  pricing: BulkPricingAtoms;
}

/** The rule of the change. Nothing that is typed is lost: an invalid value stays in its field. */
function RuleForm({ pricing }: PricingProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { rule, lines } = useAtomValue(pricing.stateAtom);
  const { status } = useAtomValue(pricing.runAtom);
  const changeRule = useSetAtom(pricing.changeRuleAtom);
  const [value, setValue] = useState(() => formatDecimal(rule.value, locale));
  const [guard, setGuard] = useState(() => formatDecimal(String(rule.minMargin ?? 10), locale));
  const currency = lines[0]?.product.priceData?.currency ?? '';
  const isRunning = isRunUnderWay({ status });
  const isWrong = value.trim() !== '' && !isCompleteRule(rule);
  const choose = <Key extends 'field' | 'how' | 'unit' | 'rounding' | 'direction'>(
    key: Key,
    options: readonly PriceRule[Key][],
    toLabel: (option: PriceRule[Key]) => string,
  ) => (
    <Select.Root
      value={rule[key]}
      disabled={isRunning}
      onValueChange={(next) => changeRule({ [key]: next })}
    >
      {options.map((option) => (
        <Select.Item key={option} value={option}>
          {toLabel(option)}
        </Select.Item>
      ))}
    </Select.Root>
  );
  return (
    <fieldset className={css.rule} disabled={isRunning}>
      <legend className={css.legend}>{t('admin.pricing.rule')}</legend>
      <Field label={t('admin.pricing.field')}>
        {choose('field', ['price', 'cost'], (one) => t(`admin.pricing.field.${one}`))}
      </Field>
      <div className={css.how}>
        <Field label={t('admin.pricing.how')}>
          {choose('how', ['lower', 'raise', 'set'], (one) => t(`admin.pricing.how.${one}`))}
        </Field>
        <Field
          className={css.value}
          label={t('admin.pricing.value')}
          error={
            isWrong
              ? t('admin.pricing.value.invalid', { example: formatDecimal('7.5', locale) })
              : undefined
          }
        >
          <TextField
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={value}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setValue(text);
              const decimal = readDecimal(text, locale);
              changeRule({ value: decimal !== undefined && isDecimal(decimal) ? decimal : '' });
            }}
          />
        </Field>
        {rule.how !== 'set' && (
          <Field label={t('admin.pricing.unit')}>
            {choose('unit', ['percent', 'amount'], (one) =>
              t(`admin.pricing.unit.${one}`, { currency }),
            )}
          </Field>
        )}
      </div>
      <div className={css.pair}>
        {/* Amounts of a currency without decimals are always whole. */}
        {getCurrencyDecimals(currency) > 0 && (
          <Field label={t('admin.pricing.rounding')}>
            {choose('rounding', ['cent', 'half', 'whole', 'ends-90', 'ends-95'], (one) =>
              t(`admin.pricing.rounding.${one}`),
            )}
          </Field>
        )}
        <Field label={t('admin.pricing.direction')}>
          {choose('direction', ['nearest', 'up', 'down'], (one) =>
            t(`admin.pricing.direction.${one}`),
          )}
        </Field>
      </div>
      <Checkbox
        checked={rule.includesVariants}
        disabled={isRunning}
        onCheckedChange={(next) => changeRule({ includesVariants: next === true })}
      >
        {t('admin.pricing.variants')}
      </Checkbox>
      <div className={css.guard}>
        <Checkbox
          checked={rule.minMargin !== undefined}
          disabled={isRunning}
          onCheckedChange={(next) =>
            changeRule({ minMargin: next === true ? toMargin(guard, locale) : undefined })
          }
        >
          {t('admin.pricing.guard')}
        </Checkbox>
        <TextField
          aria-label={t('admin.pricing.guard.value')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          suffix={t('admin.pricing.unit.percent')}
          value={guard}
          onChange={(event) => {
            setGuard(event.currentTarget.value);
            const margin = toMargin(event.currentTarget.value, locale);
            if (rule.minMargin !== undefined) changeRule({ minMargin: margin });
          }}
          className={css.guardField}
        />
      </div>
    </fieldset>
  );
}

/** Reads a percentage; zero for anything else, so that nothing below cost gets through. */
const toMargin = (text: string, locale: string): number => Number(readDecimal(text, locale) ?? 0);

/** The bar: what will change, what is running, or what was done. */
function PricingBar({ pricing, onClose }: PricingProps & { onClose: () => void }) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { locale } = useUi();
  const { lines, rule } = useAtomValue(pricing.stateAtom);
  const [run, change] = useAtom(pricing.runAtom);
  const start = useSetAtom(pricing.startAtom);
  const undo = useSetAtom(pricing.undoAtom);
  const reset = useSetAtom(pricing.resetAtom);
  const main = useRef<HTMLButtonElement>(null);
  /** The results whose report couldn't be copied. */
  const [uncopied, setUncopied] = useState<typeof run.results>();
  const { status, tasks, results } = run;
  const changed = lines.filter((line) => line.status === 'changes').length;
  const stay = lines.length - changed;
  const startText = t(`admin.pricing.start.${rule.field}`, { count: changed });
  const { length: total } = tasks;
  const { length: done } = results;
  const failures = results.filter(({ error }) => error);
  const skipped = failures.filter(({ error }) => error instanceof ChangedSinceError);
  const failed = failures.length - skipped.length;
  // The rule may have changed since: a run has the field of its tasks.
  const { isUndo = false, field = rule.field } = tasks[0] ?? {};
  const progress =
    failures.length > 0
      ? t('admin.pricing.progressFailed', { done, total, failed: failures.length })
      : t('admin.pricing.progress', { done, total });
  const isStopping = status === 'stopping';
  const isActive = isRunUnderWay({ status });
  const succeeded = done - failures.length;
  // Also a product that failed can have another price, while its variants have their own.
  const canUndo = !isUndo && done > 0;
  const resultText = [
    status === 'stopped'
      ? t('admin.pricing.stopped', { done: succeeded, total })
      : t(isUndo ? `admin.pricing.undone.${field}` : 'admin.pricing.done', {
          count: succeeded,
        }),
    ...(failed > 0 ? [t('admin.pricing.failed', { count: failed })] : []),
    ...(skipped.length > 0
      ? [
          t('admin.pricing.changedSince', {
            count: skipped.length,
            names: new Intl.ListFormat(locale, { type: 'unit' }).format(
              skipped.map(({ task }) => task.product.name),
            ),
          }),
        ]
      : []),
  ].join(' · ');
  const announced = useRef('');
  const isSettled = status === 'done' || status === 'stopped';
  const result = isSettled ? resultText : '';
  useEffect(() => {
    if (announced.current === result) return;
    announced.current = result;
    if (result) announce(result);
  }, [result, announce]);
  useProgressAnnouncements({ done, total, isRunning: status === 'running' }, progress);
  const begin = () => {
    if (changed > 0 && !isActive) void start();
  };
  useCommands([
    {
      ...{ id: 'pricing.start', keys: 'mod+enter', worksInFields: true },
      label: startText,
      isHidden: changed === 0 || status !== 'idle',
      run: () => status === 'idle' && begin(),
    },
  ]);
  // The pressed button is gone with its bar; its successor has the focus.
  useEffect(() => {
    if (status !== 'idle' && isFocusLost()) main.current?.focus();
  }, [status]);
  if (status === 'idle') {
    return (
      <ActionBar
        key="plan"
        message={
          changed > 0
            ? t(`admin.pricing.summary.${rule.field}`, { count: changed })
            : t('admin.pricing.nothing')
        }
        detail={changed > 0 && stay > 0 && <span>{t('admin.pricing.stay', { count: stay })}</span>}
      >
        {changed > 0 && (
          <ActionBarButton emphasis="main" keys="mod+enter" onClick={begin}>
            {startText}
          </ActionBarButton>
        )}
      </ActionBar>
    );
  }
  if (isActive) {
    const isPaused = status === 'paused';
    return (
      <ActionBar
        key="run"
        status={isPaused ? undefined : 'running'}
        message={t(
          isStopping
            ? 'admin.stopping'
            : isPaused
              ? 'admin.pricing.paused'
              : isUndo
                ? 'admin.pricing.undoing'
                : 'admin.pricing.running',
        )}
        detail={<span>{progress}</span>}
        progress={total > 0 ? done / total : 0}
      >
        {/* Requests that are already sent change prices, so the result waits for them. */}
        <ActionBarButton pending={isStopping} onClick={() => void change('stop')}>
          {t('admin.pricing.stop')}
        </ActionBarButton>
        {!isStopping && (
          <ActionBarButton
            ref={main}
            emphasis="main"
            onClick={() => void change(isPaused ? 'resume' : 'pause')}
          >
            {t(isPaused ? 'admin.pricing.resume' : 'admin.pricing.pause')}
          </ActionBarButton>
        )}
      </ActionBar>
    );
  }
  const copyReport = async () => {
    const isCopied = await copyText(toReport(tasks, results, t));
    setUncopied(isCopied ? undefined : results);
    announce(t(isCopied ? 'admin.copied' : 'admin.copyFailed'), isCopied ? 'polite' : 'assertive');
  };
  return (
    <ActionBar
      key="result"
      status={failures.length > 0 ? 'failed' : 'success'}
      message={resultText}
      detail={uncopied === results && <span>{t('admin.copyFailed')}</span>}
    >
      <ActionBarButton onClick={() => void copyReport()}>
        {t('admin.pricing.report')}
      </ActionBarButton>
      {canUndo && (
        <ActionBarButton ref={failed > 0 ? undefined : main} onClick={() => void undo()}>
          {t('admin.undo')}
        </ActionBarButton>
      )}
      <ActionBarButton
        ref={failed > 0 || canUndo ? undefined : main}
        onClick={() => {
          void reset();
          onClose();
        }}
      >
        {t('admin.close')}
      </ActionBarButton>
      {failed > 0 && (
        <ActionBarButton ref={main} emphasis="main" onClick={() => void change('retry')}>
          {t('admin.pricing.retry', { count: failed })}
        </ActionBarButton>
      )}
    </ActionBar>
  );
}

/** Returns the outcome of each product, in lines for a spreadsheet. */
function toReport(
  tasks: readonly PricingTask[],
  results: readonly { task: PricingTask; error: Error | null }[],
  t: ReturnType<typeof useAdminTranslate>,
): string {
  const outcomes = new Map(results.map(({ task, error }) => [task, error]));
  return tasks
    .map((task) => {
      const error = outcomes.get(task);
      const { before = '', after = '' } = task.base ?? task.variants[0] ?? {};
      const outcome =
        error === undefined
          ? t('admin.pricing.report.unsent')
          : error === null
            ? t('admin.pricing.report.done')
            : t('admin.pricing.report.failed');
      return [task.product.name, before, after, outcome].join('\t');
    })
    .join('\n');
}
