const focusable =
  'input:not([type=hidden], [aria-hidden]), textarea, select, button, [tabindex]:not([tabindex="-1"])';

/** Moves the focus to a control, or to the first of a group, with its label in sight. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus({ preventScroll: true });
  if (!control.contains(document.activeElement)) {
    control.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  }
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'nearest' });
}
