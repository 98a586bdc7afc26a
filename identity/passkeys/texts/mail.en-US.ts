export const passkeyMail = {
  subjectAdded: 'A passkey was added',
  textAdded:
    'The passkey “{passkey}” was added to your {site} account on {time}. It signs in without a password or a code.',
  subjectRemoved: 'A passkey was removed',
  textRemoved: 'The passkey “{passkey}” was removed from your {site} account on {time}. It no longer signs in.',
} as const
