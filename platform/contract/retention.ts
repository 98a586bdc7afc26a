/** How long data of people are kept unless the configuration says otherwise; the privacy notice prints these. */
export const retentionDefaults = { visitMonths: 12, chatMonths: 36, enquiryMonths: 36, securityEventDays: 180 } as const
