import type { EventFormSection } from '@vitrine/ui';
import { control } from './form.tsx';

/** A Persian form, as an organizer in Shiraz would use. */
export const persianSections: EventFormSection[] = [
  {
    name: 'buyer',
    title: 'خریدار',
    form: {
      controls: [
        control('NAME', 'نام', [
          { name: 'firstName', label: 'نام', mandatory: true },
          { name: 'lastName', label: 'نام خانوادگی', mandatory: true },
        ]),
        control('INPUT', 'ایمیل', [{ name: 'email', mandatory: true }]),
        control('DATE', 'تاریخ تولد', [{ name: 'birthDate', type: 'DATE_TIME', mandatory: true }]),
      ],
    },
    sent: { inputValues: [{ inputName: 'email', value: 'arash@example' }] },
  },
  {
    name: 'post',
    title: 'نشانی',
    form: {
      controls: [
        control('ADDRESS_FULL', 'بلیت را کجا بفرستیم؟', [
          { name: 'post', type: 'ADDRESS', mandatory: true },
        ]),
      ],
    },
    sent: {
      inputValues: [{ inputName: 'post', address: { address: { country: 'IR', city: 'شیراز' } } }],
    },
  },
  {
    name: 'guest-2',
    title: 'مهمان ۲ از ۳',
    form: {
      controls: [
        control('NAME', 'نام', [
          { name: 'firstName', label: 'نام', mandatory: true },
          { name: 'lastName', label: 'نام خانوادگی' },
        ]),
        control('CHECKBOX', 'نیازهای صندلی', [
          {
            name: 'needs',
            type: 'TEXT_ARRAY',
            options: ['جای صندلی چرخ‌دار', 'حلقهٔ شنوایی'],
          },
        ]),
      ],
    },
    sent: { inputValues: [{ inputName: 'needs', values: ['حلقهٔ شنوایی'] }] },
  },
];
