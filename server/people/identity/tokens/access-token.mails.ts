import { t } from '@lingui/core/macro';
import { dayText } from '../../../core/date-text.ts';
import { type Addressee, addressedTo, type OutgoingMail } from '../../../core/mail.ts';
import { productName } from '../../../core/product.rules.ts';
import { type TokenScope, tokenScopeLabels } from '../../../core/token-scope.labels.ts';

interface MadeToken {
  name: string;
  scopes: readonly TokenScope[];
  expiresAt: Date;
}

const namesOf = (scopes: readonly TokenScope[]) => scopes.map((scope) => tokenScopeLabels[scope]()).join(', ');

/** Who holds it acts for the person: they hear of it at once. */
export const accessTokenMail = ({ name, ...to }: Addressee, token: MadeToken): OutgoingMail => ({
  ...addressedTo(to),
  subject: t`New access token for your ${productName} account`,
  heading: t`Hello, ${name}`,
  paragraphs: [
    t`An access token was created for your account: “${token.name}”, valid until ${dayText(token.expiresAt)}.`,
    t`A program that holds it may do this for you: ${namesOf(token.scopes)}.`,
    [
      t`If it was you, nothing needs to be done.`,
      t`If it was not, choose a new password at once: that ends every login and every access token.`,
    ].join(' '),
  ],
  action: { label: t`Choose a new password`, path: '/forgot-password' },
  secondAction: { label: t`See your access tokens`, path: '/account#tokens' },
});
