export const captcha = {
  working: 'Running a security check…',
  waits: 'Finishing the security check…',
  passed: 'Security check passed.',
  otherWay: 'Use picture or sound',
  digits: 'Digits in the picture',
  pictureAlt: 'Picture with six digits; the sound below reads them aloud',
  sound: 'The six digits, read aloud twice',
  hint: 'Six digits, shown or read aloud.',
  renew: 'Get new digits',
  help: 'Neither works for you? We can help by phone or e-mail.',
} as const
