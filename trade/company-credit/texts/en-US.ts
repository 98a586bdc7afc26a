/** What a company may owe, for both sides. */
export const companyCredit = {
  title: 'Credit',
  intro: 'Orders on open account take from this credit; it is free again when they are paid, returned or cancelled.',
  currency: 'Currency',
  limit: 'Limit',
  days: 'Up to days',
  used: 'Used',
  free: 'Free',
  overdue: 'Overdue',
  blocked: 'Payments are overdue. Until they have arrived, new orders can be prepaid but not placed on credit.',
  none: 'No credit has been agreed.',
  freeNow: '{free} of your credit is free.',
  tooLittle: '{free} of your credit is free, which is not enough for this order.',
  blockedNow: '{overdue} is overdue. New orders can be placed on credit once it is paid.',
} as const
