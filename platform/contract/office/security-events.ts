interface Threshold {
  count: number
  minutes: number
}

/** Stable names, as logs, metrics and the table have them. So many within so many minutes are mailed to administrators. */
export const securityEvents = {
  memberSignedIn: {},
  operatorSignedIn: {},
  signInFailed: { count: 100, minutes: 15 },
  operatorSignInFailed: { count: 10, minutes: 15 },
  lockedOut: { count: 20, minutes: 15 },
  codeFailed: { count: 50, minutes: 15 },
  passwordWrong: { count: 15, minutes: 15 },
  permissionRefused: { count: 30, minutes: 15 },
  captchaFailed: { count: 200, minutes: 15 },
  fileRefused: { count: 100, minutes: 15 },
  socketRefused: { count: 200, minutes: 15 },
  budgetHit: { count: 300, minutes: 15 },
  paymentAlarm: { count: 1, minutes: 60 },
  noticeForged: { count: 20, minutes: 60 },
  operatorChanged: { count: 10, minutes: 60 },
  accountChanged: {},
} as const satisfies Record<string, Threshold | object>

export type SecurityEventName = keyof typeof securityEvents
export const securityEventNames = Object.keys(securityEvents) as SecurityEventName[]

export const securityThresholds: readonly (Threshold & { name: SecurityEventName })[] = Object.entries(
  securityEvents,
).flatMap(([name, threshold]) =>
  'count' in threshold ? [{ name: name as SecurityEventName, ...(threshold satisfies Threshold) }] : [],
)
