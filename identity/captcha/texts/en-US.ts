export const captcha = {
  working: 'Security check is running; nothing to do for you.',
  waits: 'One moment: the security check is nearly done.',
  passed: 'Security check passed.',
  otherWay: 'Use a picture or sound instead',
  digits: 'Digits in the picture',
  pictureAlt: 'Picture with six digits; the sound below reads them aloud',
  sound: 'The six digits, read aloud twice',
  hint: 'Six digits, to be seen or listened to.',
  renew: 'Get other digits',
  help: 'Neither works for you? We help by phone or e-mail.',
} as const
