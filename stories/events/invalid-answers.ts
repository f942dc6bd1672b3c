/** Answers that no form accepts: they come from an old order. See docs/reference/orders.mdx. */
export const wrongAnswer = {
  inputValues: [
    { inputName: 'firstName', value: 'I'.repeat(60) },
    { inputName: 'email', value: 'inger' },
    { inputName: 'phone', value: '4'.repeat(60) },
    {
      inputName: 'needs',
      values: ['Space for a wheelchair', 'Hearing loop', 'A step-free route'],
    },
    { inputName: 'age', value: 'seven or so' },
    { inputName: 'note', value: 'We come by the last train. '.repeat(6) },
    { inputName: 'level', value: 'Every day' },
    { inputName: 'seat', value: 'In the orchestra pit' },
    { inputName: 'guests', value: '2' },
    { inputName: 'guestNames', values: ['Aksel Holmström'] },
    { inputName: 'birthDate', dateTime: new Date('2031-03-27T00:00:00Z') },
    { inputName: 'from', value: 'Vestergade, '.repeat(20) },
    { inputName: 'post', address: { address: { country: 'DK', postalCode: '14' } } },
  ],
};
