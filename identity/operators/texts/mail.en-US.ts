export const operatorMail = {
  invitationSubject: 'Your access to the back office of {site}',
  invitationText: 'You have been given access to the back office of {site}. Choose a password to start.',
  invitationButton: 'Choose a password',
  invitationValid: 'The link can be used once and is valid for three days.',
} as const
