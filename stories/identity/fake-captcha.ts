import {
  CAPTCHA_ATTRIBUTE,
  CaptchaError,
  type CaptchaPort,
  type CaptchaView,
} from '@vitrine/client/auth';
import { SOLVED_CAPTCHA } from '@vitrine/mocks';

export interface StandInOptions {
  /** Behavior of the invisible captcha. */
  silent?: 'solves' | 'guesses' | 'isBlocked';
  /** Behavior of the visible captcha, by attempt; the last one repeats. */
  visible?: readonly ('solves' | 'guesses' | 'expires' | 'isBlocked')[];
  /** Whether a press first opens a task next to the page. */
  withTask?: boolean;
}

const inks = {
  light: { ink: '#1a211e', ground: '#f9f9f9', line: '#767676' },
  dark: { ink: '#eceeed', ground: '#222222', line: '#8a8a8a' },
};

const blocked = () =>
  new CaptchaError({ message: 'Blocked', code: 'CAPTCHA_BLOCKED', retryable: true });

/** A captcha that needs no provider: a box of the usual size that a press solves. */
export function captchaStandIn({
  silent = 'solves',
  visible = ['solves'],
  withTask = false,
}: StandInOptions = {}): CaptchaPort {
  const tokens = { solves: SOLVED_CAPTCHA, guesses: 'guessed', expires: SOLVED_CAPTCHA };
  let tries = 0;
  const next = () => visible[Math.min(tries, visible.length - 1)] ?? 'solves';
  return {
    async solveSilently() {
      if (silent === 'isBlocked') throw blocked();
      return tokens[silent];
    },
    async show(container, view) {
      const outcome = next();
      if (outcome === 'isBlocked') {
        tries += 1;
        throw blocked();
      }
      const box = container.appendChild(getBox(view));
      const solve = () => {
        const now = next();
        tries += 1;
        box.setAttribute('aria-checked', 'true');
        if (now === 'isBlocked') return view.onFailed(blocked());
        view.onSolved(tokens[now]);
        if (now !== 'expires') return;
        box.setAttribute('aria-checked', 'false');
        view.onExpired();
      };
      box.addEventListener('click', () => (withTask ? openTask(solve) : solve()));
      return {
        reset: () => box.setAttribute('aria-checked', 'false'),
        remove: () => box.remove(),
      };
    },
  };
}

function getBox({ theme = 'light' }: CaptchaView): HTMLElement {
  const { ink, ground, line } = inks[theme];
  const box = document.createElement('button');
  box.type = 'button';
  box.setAttribute('role', 'checkbox');
  box.setAttribute('aria-checked', 'false');
  box.textContent = 'I am a person';
  box.style.cssText = `box-sizing: border-box; inline-size: 304px; max-inline-size: 100%;
    block-size: 78px; padding-inline: 56px 16px; text-align: start; font: inherit; cursor: pointer;
    color: ${ink}; border: 1px solid ${line}; border-radius: 3px;
    background: linear-gradient(${line}, ${line}) 16px center / 24px 24px no-repeat ${ground};`;
  return box;
}

/** A task directly below the body, as real captchas have. */
function openTask(onSolved: () => void): void {
  const task = document.createElement('div');
  task.setAttribute(CAPTCHA_ATTRIBUTE, '');
  task.style.cssText = `position: fixed; inset: 0; z-index: 2000000000; display: grid;
    place-items: center; pointer-events: auto; background: rgb(0 0 0 / 0.4);`;
  const done = document.createElement('button');
  done.type = 'button';
  done.textContent = 'Choose all vases';
  done.style.cssText = 'padding: 24px; font: inherit; background: #ffffff; color: #1a211e;';
  done.addEventListener('click', () => {
    task.remove();
    onSolved();
  });
  task.append(done);
  document.body.append(task);
}
