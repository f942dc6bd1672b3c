import { AddressTag, EmailTag, PhoneTag, PrivacyStatus } from '@vitrine/client/identity';
import {
  fieldsList,
  type JsonObject,
  optionalEnum,
  optionalFields,
  requireText,
  shortText,
  textList,
} from '../../platform/requests/fields.ts';
import type { Profile } from './entity.ts';

const TEXTS = [
  ...['firstName', 'lastName', 'nickname', 'picture', 'language', 'company', 'position'],
  ...['birthdate', 'slug'],
];
const LISTS = ['labels', 'emails', 'phones'];
const LONGEST_TEXT = 500;
const LONGEST_LIST = 100;

/** Checks the items of a list that carry a tag, and a text that they are about. */
function checkTagged(
  profile: JsonObject,
  key: string,
  tags: Record<string, string>,
  about?: string,
): void {
  for (const [index, item] of fieldsList(profile, key, LONGEST_LIST, `profile.${key}`).entries()) {
    const itemPath = `profile.${key}[${index}]`;
    optionalEnum(item, 'tag', Object.values(tags), `${itemPath}.tag`);
    if (about) requireText(item, about, `${itemPath}.${about}`);
  }
}

/** Reads the profile of a request; unknown fields are omitted. */
export function readProfile(body: JsonObject): Profile | undefined {
  const input = optionalFields(body, 'profile');
  if (!input) return undefined;
  for (const key of TEXTS) shortText(input, key, LONGEST_TEXT, `profile.${key}`);
  for (const key of LISTS) textList(input, key, LONGEST_LIST, `profile.${key}`);
  optionalEnum(input, 'privacyStatus', Object.values(PrivacyStatus), 'profile.privacyStatus');
  checkTagged(input, 'secondaryEmails', EmailTag, 'email');
  checkTagged(input, 'phonesV2', PhoneTag, 'phone');
  checkTagged(input, 'addresses', AddressTag);
  for (const [index, field] of fieldsList(
    input,
    'customFields',
    LONGEST_LIST,
    'profile.customFields',
  ).entries()) {
    const itemPath = `profile.customFields[${index}]`;
    requireText(field, 'name', `${itemPath}.name`);
    optionalFields(field, 'value', `${itemPath}.value`);
  }
  const known = [
    ...TEXTS,
    ...LISTS,
    ...['privacyStatus', 'secondaryEmails', 'phonesV2', 'addresses', 'customFields'],
  ];
  return Object.fromEntries(
    known.flatMap((key) =>
      input[key] === undefined || input[key] === null ? [] : [[key, input[key]]],
    ),
  );
}
