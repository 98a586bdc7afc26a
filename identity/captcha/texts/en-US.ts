export const captcha = {
  working: 'Security check running; no action needed.',
  waits: 'One moment: the security check is nearly done.',
  passed: 'Security check passed.',
  otherWay: 'Use a picture or sound instead',
  digits: 'Digits in the picture',
  pictureAlt: 'Picture with six digits; the sound below reads them aloud',
  sound: 'The six digits, read aloud twice',
  hint: 'Six digits, shown or read aloud.',
  renew: 'Get new digits',
  help: 'Neither works for you? We can help by phone or e-mail.',
} as const
