import { control, email, name, needs, phone } from './form.tsx';

/** Form questions by control, as in Fenn House's forms. */
export const questions = {
  name,
  email,
  phone,
  needs,
  age: control('INPUT', 'Age of the youngest in your group', [{ name: 'age', type: 'NUMBER' }]),
  note: control('TEXTAREA', 'Anything we should know?', [{ name: 'note', maxLength: 120 }]),
  level: control('DROPDOWN', 'How often have you worked with clay?', [
    {
      name: 'level',
      mandatory: true,
      options: ['Never', 'Once or twice', 'Every month', 'For a living'],
      defaultOptionSelection: { placeholderText: 'Choose one' },
    },
  ]),
  seat: control('RADIO', 'Where would you like to sit?', [
    { name: 'seat', options: ['Near the players', 'By the doors', 'Wherever there is room'] },
  ]),
  rules: control('CHECKBOX', 'I accept the house rules', [
    {
      name: 'rules',
      type: 'TEXT_ARRAY',
      mandatory: true,
      options: ['No bags in the hall, no pictures during the concert'],
    },
  ]),
  guests: control('GUEST_CONTROL', 'Guests who come with you', [
    { name: 'guests', type: 'NUMBER', maxSize: 4 },
    {
      name: 'guestNames',
      type: 'TEXT_ARRAY',
      label: 'Their names',
      mandatory: true,
      maxLength: 100,
    },
  ]),
  born: control('DATE', 'Date of birth', [
    { name: 'birthDate', type: 'DATE_TIME', mandatory: true },
  ]),
  from: control('ADDRESS_SHORT', 'Where do you travel from?', [
    { name: 'from', type: 'ADDRESS', maxLength: 200 },
  ]),
  post: control('ADDRESS_FULL', 'Delivery address', [
    { name: 'post', type: 'ADDRESS', mandatory: true },
  ]),
};

/** Questions of all ten types of control and all five types of value. */
export const everyQuestion = Object.values(questions);

/** An answer to each of them, as they were sent. See docs/reference/orders.mdx. */
export const everyAnswer = {
  inputValues: [
    { inputName: 'firstName', value: 'Inger' },
    { inputName: 'lastName', value: 'Holmström' },
    { inputName: 'email', value: 'inger@holmstrom.example' },
    { inputName: 'phone', value: '+45 20 30 40 50' },
    { inputName: 'needs', values: ['Hearing loop'] },
    { inputName: 'age', value: '7' },
    { inputName: 'note', value: 'We come by the last train.\nIt may be late.' },
    { inputName: 'level', value: 'Once or twice' },
    { inputName: 'seat', value: 'By the doors' },
    { inputName: 'rules', values: ['No bags in the hall, no pictures during the concert'] },
    { inputName: 'guests', value: '2' },
    { inputName: 'guestNames', values: ['Aksel Holmström', 'Siri Dahl'] },
    { inputName: 'birthDate', dateTime: new Date('1990-03-27T00:00:00Z') },
    { inputName: 'from', value: 'Vestergade 12, Odense' },
    {
      inputName: 'post',
      address: {
        formatted: 'Overgaden Neden Vandet 51B, 1414 København K, DK',
        address: {
          country: 'DK',
          city: 'København K',
          postalCode: '1414',
          addressLine: 'Overgaden Neden Vandet 51B',
        },
      },
    },
  ],
};
