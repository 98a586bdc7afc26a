export const auth = {
  signInTitle: 'Sign in to PolyHarbor',
  account: 'E-mail or mobile',
  password: 'Password',
  enterAccount: 'Please enter your e-mail or mobile number',
  enterPassword: 'Please enter a password',
  forgot: 'Forgot your password?',
  noAccount: 'New here?',
  createAccount: 'Create an account',
  demoAccounts: 'Demo account',
} as const
