import { describe, expect, it } from 'vitest';
import { joinUnits } from './join-units.ts';

/** Shows no-break spaces as underscores. */
const show = (text: string) => joinUnits(text).replaceAll('\u00a0', '_');

describe('joinUnits', () => {
  it('joins a number and its unit', () => {
    expect(show('Lambswool, 130 × 180 cm')).toBe('Lambswool, 130_×_180_cm');
    expect(show('Chalk, 20 cm')).toBe('Chalk, 20_cm');
    expect(show('۵۰۰ گرم')).toBe('۵۰۰_گرم');
    expect(show('۳۰ × ۳۰ سانتی\u200cمتر')).toBe('۳۰_×_۳۰_سانتی\u200cمتر');
  });

  it('leaves words that are no units', () => {
    expect(show('Edition of 80, framed')).toBe('Edition of 80, framed');
    expect(show('About 45 hours')).toBe('About 45 hours');
    expect(show('۲ می\u200cشود')).toBe('۲ می\u200cشود');
  });
});
