import type { Form } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { getAnswerOptions, hasOptions } from '../controls/answer-options.ts';
import { buildSections, getAnswers } from './form-sections.ts';

const form = (...names: string[]) =>
  ({
    controls: names.map((name) => ({
      _id: name,
      type: 'INPUT',
      deleted: name === 'gone',
      inputs: [{ name, type: 'TEXT' }],
    })),
  }) as unknown as Form;

const options = { locale: 'en-GB', draft: {}, withDeleted: false };

describe('buildSections', () => {
  it('keeps sections while their definition is unchanged', () => {
    const before = buildSections([{ name: 'buyer', form: form('email') }], [], options);
    const again = buildSections([{ name: 'buyer', form: form('email') }], before, options);
    expect(again[0]?.controls).toBe(before[0]?.controls);
    expect(again[0]?.initial).toBe(before[0]?.initial);
    const other = buildSections([{ name: 'buyer', form: form('email', 'phone') }], before, options);
    expect(other[0]?.controls).toHaveLength(2);
  });

  it('starts with a draft, or else with the submitted answers', () => {
    const sent = { inputValues: [{ inputName: 'email', value: 'sent@example.com' }] };
    const draft = { 'guest-2~email': 'typed' };
    const [own, guest] = buildSections(
      [
        { name: 'buyer', form: form('email'), sent },
        { name: 'guest-2', form: form('email'), sent },
      ],
      [],
      { ...options, draft },
    );
    expect(own?.initial).toEqual({ email: 'sent@example.com' });
    expect(guest).toMatchObject({ guest: 1, initial: { email: 'typed' } });
  });

  it('includes removed questions only in read mode', () => {
    const buildSection = (withDeleted: boolean) =>
      buildSections([{ name: 'buyer', form: form('a', 'gone') }], [], {
        ...options,
        withDeleted,
      })[0];
    expect(buildSection(false)?.controls).toHaveLength(1);
    expect(buildSection(true)?.controls).toHaveLength(2);
  });

  it('uses typed answers, or else the initial ones', () => {
    const [section] = buildSections([{ name: 'b', form: form('email', 'phone') }], [], options);
    const getValues = (key: string) => (key === 'b~email' ? 'x' : undefined);
    expect(section && getAnswers({ getValues } as never, section)).toEqual({
      email: 'x',
      phone: '',
    });
  });
});

describe('getAnswerOptions', () => {
  const t = (_: string, values: object = {}) => `old ${Object.values(values).join()}`;
  const question = (...options: string[]) =>
    ({ input: { name: 'a', type: 'TEXT', options: options } }) as never;

  it('returns each option once, including the one of an old answer', () => {
    expect(
      getAnswerOptions(question('a', 'b', 'a', ''), ['gone', 'b', ''], { t } as never),
    ).toEqual([
      { value: 'a', label: 'a' },
      { value: 'b', label: 'b' },
      { value: 'gone', label: 'old gone' },
    ]);
    expect([hasOptions(question()), hasOptions(question('')), hasOptions(question('a'))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
