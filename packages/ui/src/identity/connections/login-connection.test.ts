import { expect, test } from 'vitest';
import { getConnection } from './login-connection.ts';

const guild = { id: 'guild', label: 'The Guild', domains: ['Guild.example', 'guild.dk'] };
const other = { id: 'other', label: 'Other' };

test.each(['liv@guild.example', ' Liv@GUILD.EXAMPLE ', '"a@b"@guild.dk'])(
  '%s logs in through its organization',
  (email) => {
    expect(getConnection(email, [other, guild])).toBe(guild);
  },
);

test.each(['', 'guild.example', '@', 'liv@', 'liv@sub.guild.example', 'liv@guild.example.evil'])(
  '"%s" logs in through no organization',
  (email) => {
    expect(getConnection(email, [other, guild])).toBeUndefined();
  },
);
