export const operatorRoles = ['administrator', 'catalogue', 'content', 'sales', 'service'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** What a call of the back office asks for. `edit` never comes without `read`. */
export const operatorPermissions = [
  'catalogue.read',
  'catalogue.edit',
  'content.read',
  'content.edit',
  'sales.read',
  'sales.edit',
  'members.read',
  'members.edit',
  'service.read',
  'service.edit',
  'settings.edit',
  'operators.edit',
  'audit.read',
  'security.read',
] as const

/** All others open money, roles or other people's data: whoever has one of those needs a second factor. */
const unguarded: readonly string[] = [
  'catalogue.read',
  'catalogue.edit',
  'content.read',
  'content.edit',
  'session',
  'enrolment',
  'own',
]

/** Of every operator: `session` from the password on, `enrolment` unless a code is due, `own` once all is given. */
const everybody = ['session', 'enrolment', 'own'] as const

export type OperatorPermission = (typeof operatorPermissions)[number] | (typeof everybody)[number]

const granted: Record<OperatorRole, readonly (typeof operatorPermissions)[number][]> = {
  administrator: operatorPermissions,
  catalogue: ['catalogue.read', 'catalogue.edit', 'content.read'],
  content: ['content.read', 'content.edit', 'catalogue.read'],
  sales: ['sales.read', 'sales.edit', 'members.read', 'members.edit', 'service.read', 'catalogue.read'],
  service: ['service.read', 'service.edit', 'sales.read', 'members.read', 'catalogue.read'],
}

/** A role that this release does not know may nothing. */
export const permissionsOf = (role: OperatorRole): readonly OperatorPermission[] => [
  ...everybody,
  ...(Object.hasOwn(granted, role) ? granted[role] : []),
]

/** How far a sign-in has come: a code is due, a second factor has to be set up, or all is given. */
export const signInStages = ['code', 'enrol', 'open'] as const
export type SignInStage = (typeof signInStages)[number]

const stagesFor: Partial<Record<OperatorPermission, readonly SignInStage[]>> = {
  session: signInStages,
  enrolment: ['enrol', 'open'],
}

export const isFarEnough = (stage: SignInStage, permission: OperatorPermission) =>
  (stagesFor[permission] ?? ['open']).includes(stage)

export const needsSecondFactor = (role: OperatorRole) => permissionsOf(role).some((code) => !unguarded.includes(code))
