/** The roles that every installation has. Others are made by ticking codes; all are rows of `operator_role`. */
export const builtInRoles = ['administrator', 'catalogue', 'content', 'sales', 'service', 'seller'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

/** What a call of the back office asks for. A new one is added to the roles that get it by a migration. */
export const operatorPermissions = [
  'products.read',
  'products.edit',
  'catalogue.read',
  'catalogue.edit',
  'content.read',
  'content.edit',
  'media.read',
  'media.edit',
  'sales.read',
  'sales.edit',
  'enquiries.assign',
  'quotes.approve',
  'behalf.enter',
  'money.read',
  'money.confirm',
  'money.refund',
  'credit.edit',
  'prices.edit',
  'invoices.issue',
  'rates.read',
  'rates.edit',
  'figures.read',
  'turnover.read',
  'costs.read',
  'costs.edit',
  'members.read',
  'members.edit',
  'service.read',
  'service.edit',
  'settings.edit',
  'operators.edit',
  'roles.edit',
  'audit.read',
  'security.read',
] as const
export type GrantedPermission = (typeof operatorPermissions)[number]

/** Nobody can do the one without seeing the other. */
const needed: Partial<Record<GrantedPermission, readonly GrantedPermission[]>> = {
  'products.edit': ['products.read'],
  'catalogue.edit': ['catalogue.read', 'products.read', 'products.edit'],
  'content.edit': ['content.read'],
  'media.edit': ['media.read'],
  'sales.edit': ['sales.read'],
  'enquiries.assign': ['sales.read'],
  'quotes.approve': ['sales.read'],
  'behalf.enter': ['sales.read', 'members.read'],
  'money.confirm': ['money.read', 'sales.read'],
  'money.refund': ['money.read', 'sales.read'],
  'credit.edit': ['money.read', 'members.read'],
  'prices.edit': ['products.read', 'members.read'],
  'invoices.issue': ['sales.read'],
  'rates.edit': ['rates.read'],
  'costs.read': ['products.read'],
  'costs.edit': ['costs.read', 'products.read', 'products.edit'],
  'members.edit': ['members.read'],
  'service.edit': ['service.read'],
}

/** What is ticked and what goes with it, in the order of the list. */
export const withNeeded = (codes: readonly GrantedPermission[]): GrantedPermission[] => {
  const all = new Set(codes.flatMap((code) => [code, ...(needed[code] ?? [])]))
  return operatorPermissions.filter((code) => all.has(code))
}

/** All others open money, roles or other people's data: whoever has one of those needs a second factor. */
const unguarded: readonly string[] = [
  'products.read',
  'products.edit',
  'catalogue.read',
  'catalogue.edit',
  'content.read',
  'content.edit',
  'media.read',
  'media.edit',
]

/** Of every operator: `session` from the password on, `enrolment` unless a code is due, `own` once all is given. */
const everybody = ['session', 'enrolment', 'own'] as const

export type OperatorPermission = GrantedPermission | (typeof everybody)[number]

/** What the codes of the roles allow; one that this release does not know allows nothing. */
export const permissionsOf = (codes: readonly string[]): readonly OperatorPermission[] => [
  ...everybody,
  ...operatorPermissions.filter((code) => codes.includes(code)),
]

/** How far a sign-in has come: a code is due, a second factor has to be set up, or all is given. */
export const signInStages = ['code', 'enrol', 'open'] as const
export type SignInStage = (typeof signInStages)[number]

const stagesFor: Partial<Record<OperatorPermission, readonly SignInStage[]>> = {
  session: signInStages,
  enrolment: ['enrol', 'open'],
}

/** What is asked before anything of the site is seen. */
export const isSigningIn = (permission: OperatorPermission) => permission in stagesFor

export const isFarEnough = (stage: SignInStage, permission: OperatorPermission) =>
  (stagesFor[permission] ?? ['open']).includes(stage)

export const needsSecondFactor = (codes: readonly string[]) => codes.some((code) => !unguarded.includes(code))
