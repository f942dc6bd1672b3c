import { AddressTag, EmailTag, PhoneTag, PrivacyStatus } from '@vitrine/client/identity';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  optionalWord,
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
    const place = `profile.${key}[${index}]`;
    optionalWord(item, 'tag', Object.values(tags), `${place}.tag`);
    if (about) requireText(item, about, `${place}.${about}`);
  }
}

/** Reads the profile of a request; unknown fields are omitted. */
export function readProfile(body: JsonObject): Profile | undefined {
  const given = optionalFields(body, 'profile');
  if (!given) return undefined;
  for (const key of TEXTS) shortText(given, key, LONGEST_TEXT, `profile.${key}`);
  for (const key of LISTS) textList(given, key, LONGEST_LIST, `profile.${key}`);
  optionalWord(given, 'privacyStatus', Object.values(PrivacyStatus), 'profile.privacyStatus');
  checkTagged(given, 'secondaryEmails', EmailTag, 'email');
  checkTagged(given, 'phonesV2', PhoneTag, 'phone');
  checkTagged(given, 'addresses', AddressTag);
  for (const [index, field] of fieldsList(
    given,
    'customFields',
    LONGEST_LIST,
    'profile.customFields',
  ).entries()) {
    const place = `profile.customFields[${index}]`;
    requireText(field, 'name', `${place}.name`);
    optionalFields(field, 'value', `${place}.value`);
  }
  const known = [
    ...TEXTS,
    ...LISTS,
    ...['privacyStatus', 'secondaryEmails', 'phonesV2', 'addresses', 'customFields'],
  ];
  return Object.fromEntries(
    known.flatMap((key) =>
      given[key] === undefined || given[key] === null ? [] : [[key, given[key]]],
    ),
  );
}
