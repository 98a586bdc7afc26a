import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { EmailField, LinkToken, Sent } from '#identity/auth/identity.ts'
import { captchaAnswer } from '#identity/captcha/answer.ts'

const mostCatalogues = 50

const Catalogues = v.pipe(manyOf(Id), v.minLength(1, 'subscriptions.chooseCatalogue'), v.maxLength(mostCatalogues))
const Catalogue = v.object({ id: Id, name: v.string(), nameEn: v.string() })

/** What a link of a mail stands for; the address is hidden but for its ends. */
const Subscription = v.object({ email: v.string(), catalogues: v.array(Catalogue) })

/** Carries the address and our signature of it. */
const SignedLink = v.pipe(v.string(), v.maxLength(500))

export const subscriptions = {
  /** Sends a link to the address; nothing is subscribed until it is confirmed. The answer is the same for everybody. */
  subscribe: post('/common/email/subscribe', {
    access: 'open',
    input: v.object({ email: EmailField, productCatalog: v.optional(Catalogues, () => []), ...captchaAnswer }),
    output: Sent,
  }),
  /** What a link would confirm. */
  request: get('/common/email/request', {
    access: 'open',
    input: v.object({ token: LinkToken }),
    output: Subscription,
  }),
  confirm: post('/common/email/confirm', {
    access: 'open',
    input: v.object({ token: LinkToken }),
    output: Subscription,
  }),
  /** What is subscribed under the address of a signed link. */
  subscription: get('/common/email/subscription', {
    access: 'open',
    input: v.object({ unsubscribe: SignedLink }),
    output: Subscription,
  }),
  /**
   * With a signed link (`unsubscribe`) it ends at once, of one catalogue or of all; with an address alone a link is sent
   * there, because anybody can type anybody's address. The answer is the same whether the address is known or not.
   */
  unsubscribe: post('/common/email/unsubscribe', {
    access: 'open',
    input: v.object({
      email: optionalOf(EmailField),
      unsubscribe: optionalOf(SignedLink),
      productCatalog: optionalOf(v.pipe(manyOf(Id), v.maxLength(mostCatalogues))),
      /** In which the link stood. */
      newsletter: optionalOf(Id),
    }),
  }),
}
