export const secondFactorMail = {
  subjectAdded: 'Two-step sign-in is on',
  textAdded:
    'Two-step sign-in was turned on for your {site} account on {time}. Every other device was signed out. Keep the recovery codes where you can find them without your phone.',
  subjectRemoved: 'Two-step sign-in is off',
  textRemoved:
    'Two-step sign-in was turned off for your {site} account on {time}. From now on the password alone is enough to sign in.',
  subjectReset: 'Our staff turned off your two-step sign-in',
  textReset:
    'Our staff turned off two-step sign-in and removed all passkeys of your {site} account on {time}, and every device was signed out. Please sign in with your password and set it up again.',
  subjectCodesRenewed: 'You have new recovery codes',
  textCodesRenewed:
    'New recovery codes were generated for your {site} account on {time}. The earlier ones no longer work.',
} as const
