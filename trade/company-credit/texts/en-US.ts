/** What a company may owe, for both sides. */
export const companyCredit = {
  title: 'Credit',
  intro: 'Orders on open account use this credit; it is released when they are paid, returned or cancelled.',
  currency: 'Currency',
  limit: 'Limit',
  days: 'Max. days',
  used: 'Used',
  free: 'Available',
  overdue: 'Overdue',
  blocked: 'Payments are overdue. Until they arrive, new orders can be prepaid but not placed on credit.',
  none: 'No credit has been agreed.',
  freeNow: '{free} of your credit is available.',
  tooLittle: '{free} of your credit is available, which is not enough for this order.',
  blockedNow: '{overdue} is overdue. New orders can be placed on credit once it is paid.',
} as const
