export const documents = {
  kind_TDS: 'Technical data sheet',
  kind_SDS: 'Safety data sheet',
  kind_COA: 'Certificate of analysis',
  kind_certificate: 'Certificate',
  language_zh: 'Chinese',
  language_en: 'English',
  language_both: 'Chinese and English',
  until: 'valid until {date}',
  lotReport: 'Measured values of the lot',
  expired: 'Expired',
  forMembers: 'after sign-in',
} as const
