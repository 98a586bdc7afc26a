import { transportRefusals } from './transport-refusals.ts'

/** Every refusal by name. A business refusal travels in the envelope of a 200; a transport refusal is its HTTP status. */
export const refusals = {
  ...transportRefusals,

  INVALID_INPUT: { code: 40400, status: 200 },
  EMPTY: { code: 40401, status: 200 },
  DUPLICATE: { code: 40402, status: 200 },
  CODE_INVALID: { code: 48800, status: 200 },
  NOT_FOUND: { code: 48801, status: 200 },
  AMBIGUOUS: { code: 48802, status: 200 },
  CODE_EXPIRED: { code: 48803, status: 200 },
  TIMEOUT: { code: 488502, status: 200 },
  ERROR: { code: 4884001, status: 200 },

  SIGN_IN_FAILED: { code: 488101, status: 200 },
  CAPTCHA_REQUIRED: { code: 488102, status: 200 },
  CAPTCHA_WRONG: { code: 488103, status: 200 },
  PASSWORD_WRONG: { code: 488104, status: 200 },
  PASSWORD_COMMON: { code: 488105, status: 200 },
  EMAIL_TAKEN: { code: 488106, status: 200 },
  MOBILE_TAKEN: { code: 488107, status: 200 },
  CODE_TOO_SOON: { code: 488108, status: 200 },
  LINK_INVALID: { code: 488109, status: 200 },
  LINK_EXPIRED: { code: 488110, status: 200 },
  CHECK_FIRST: { code: 488111, status: 200 },
  SECOND_FACTOR_DUE: { code: 488112, status: 200 },

  IN_COMPANY: { code: 488113, status: 200 },
  LAST_KEEPER: { code: 488114, status: 200 },

  STORAGE_FULL: { code: 488201, status: 200 },

  ADDRESSES_FULL: { code: 488301, status: 200 },
  CART_FULL: { code: 488302, status: 200 },
  CART_CHANGED: { code: 488303, status: 200 },
  NOT_SOLD: { code: 488304, status: 200 },
  PRICE_ON_ENQUIRY: { code: 488305, status: 200 },
  STOCK_SHORT: { code: 488306, status: 200 },
  BELOW_MINIMUM: { code: 488307, status: 200 },
  PRICE_MOVED: { code: 488308, status: 200 },
  ORDER_STATE: { code: 488309, status: 200 },
  PAYMENT_UNAVAILABLE: { code: 488310, status: 200 },
  RETURN_OPEN: { code: 488312, status: 200 },
  RETURN_TOO_MUCH: { code: 488313, status: 200 },
  COMMENTED: { code: 488314, status: 200 },
  QUOTE_STATE: { code: 488315, status: 200 },
  QUOTE_EXPIRED: { code: 488316, status: 200 },
  ABOVE_LIMIT: { code: 488341, status: 200 },
  NO_APPROVER: { code: 488342, status: 200 },
  APPROVAL_WAITS: { code: 488343, status: 200 },
  APPROVAL_STATE: { code: 488344, status: 200 },
  OWN_APPROVAL: { code: 488345, status: 200 },
  APPROVAL_NEEDED: { code: 488317, status: 200 },
  CREDIT_SHORT: { code: 488346, status: 200 },
  CREDIT_OVERDUE: { code: 488347, status: 200 },
  PLAN_MOVED: { code: 488348, status: 200 },
  AGREEMENT_SHORT: { code: 488349, status: 200 },
  INVOICE_STATE: { code: 488360, status: 200 },
  TITLES_FULL: { code: 488361, status: 200 },
  SAMPLE_STATE: { code: 488370, status: 200 },
  SAMPLES_FULL: { code: 488371, status: 200 },
  ORDERS_OPEN: { code: 488330, status: 200 },

  CONFLICT: { code: 488401, status: 200 },
  IN_USE: { code: 488402, status: 200 },
  CANNOT_UNDO: { code: 488403, status: 200 },
} as const satisfies Record<string, { code: number; status: number }>

export type RefusalName = keyof typeof refusals

/** Texts of refusals live in the catalogue under `errors.<NAME>`. */
export const refusalKey = <Name extends RefusalName>(name: Name) => `errors.${name}` as const

export interface RefusalDetail {
  /** Form field → message key. */
  fields?: Record<string, string>
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** What else a form needs to go on; travels beside the fields. */
  facts?: Record<string, number | boolean | string>
  /** Message key of a more exact sentence than that of the refusal. */
  says?: string
  /** The same where it names something: the whole sentence in a language. */
  tells?: (locale: 'zh-CN' | 'en-US') => string
}

export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly facts: RefusalDetail['facts']
  readonly says: string | undefined
  readonly tells: RefusalDetail['tells']

  constructor(refusal: RefusalName, { fields, retryAfter, facts, says, tells }: RefusalDetail = {}) {
    super(refusal)
    this.name = 'Refusal'
    this.refusal = refusal
    this.fields = fields
    this.retryAfter = retryAfter
    this.facts = facts
    this.says = says
    this.tells = tells
  }

  get code(): number {
    return refusals[this.refusal].code
  }

  get status(): number {
    return refusals[this.refusal].status
  }
}
