import { defineDomain, type Incoming } from '../../platform/domain.ts';
import { invalid } from '../../platform/errors.ts';
import { optionalText, requireText } from '../../platform/requests/fields.ts';
import { grantCode } from './codes.ts';
import { grantMember } from './external.ts';
import { grantAnonymous, grantRefresh } from './tokens.ts';

const GRANTS: Record<string, (incoming: Incoming) => unknown> = {
  anonymous({ context, body }) {
    requireText(body, 'clientId');
    return grantAnonymous(context);
  },
  refresh_token: ({ context, body }) => grantRefresh(context, requireText(body, 'refreshToken')),
  authorization_code: ({ context, body }) =>
    grantCode(context, {
      clientId: requireText(body, 'clientId'),
      code: requireText(body, 'code'),
      codeVerifier: requireText(body, 'codeVerifier'),
      redirectUri: optionalText(body, 'redirectUri'),
    }),
};

/** The token endpoint. See docs/reference/auth.mdx. */
export const auth = defineDomain('auth', '', {
  requestTokens: {
    method: 'POST',
    path: '/oauth2/token',
    open: true,
    respond(incoming) {
      const { context, body, authorization } = incoming;
      if (body.grant_type === 'authorized_client') {
        return grantMember(context, authorization, body);
      }
      const grantType = requireText(body, 'grantType');
      const grant = Object.hasOwn(GRANTS, grantType) ? GRANTS[grantType] : undefined;
      if (grant) return grant(incoming);
      throw invalid({
        field: 'grantType',
        violatedRule: 'INVALID_ENUM_VALUE',
        description: `"${grantType}" is not a grant of this platform`,
      });
    },
  },
});
