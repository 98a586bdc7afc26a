import type { captcha as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const captcha: Translation<typeof english> = {
  working: '正在进行安全验证…',
  waits: '安全验证即将完成…',
  passed: '安全验证已通过。',
  otherWay: '改用图片或语音验证',
  digits: '图片中的数字',
  pictureAlt: '含六位数字的图片，下方可播放语音',
  sound: '语音播报六位数字（播报两遍，1 读作“幺”）',
  hint: '共六位数字，可看图或听语音。',
  renew: '换一组数字',
  help: '都不方便？请电话或邮件联系我们办理。',
}
