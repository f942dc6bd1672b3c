import { grantAnonymous, grantRefresh } from './auth/tokens.ts';
import { defineDomain } from './core/domain.ts';
import { invalid } from './core/errors.ts';
import { requireText } from './core/fields.ts';

/** The token endpoint. Specification 7.11. */
export const auth = defineDomain('auth', '', {
  requestTokens: {
    method: 'POST',
    path: '/oauth2/token',
    open: true,
    answer({ platform, body }) {
      const grantType = requireText(body, 'grantType');
      if (grantType === 'anonymous') {
        requireText(body, 'clientId');
        return grantAnonymous(platform);
      }
      if (grantType === 'refresh_token') {
        return grantRefresh(platform, requireText(body, 'refreshToken'));
      }
      throw invalid({
        field: 'grantType',
        violatedRule: 'INVALID_ENUM_VALUE',
        description: `"${grantType}" is not a grant of this platform`,
      });
    },
  },
});
