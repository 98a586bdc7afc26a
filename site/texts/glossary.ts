import type { Locale } from '#platform/texts/messages.ts'

/** Words that no text of the site says, each with the word of the trade that stands for the thing. */
export const insteadOf: Record<Locale, readonly [wrong: RegExp, right: string][]> = {
  'en-US': [
    [/station letters?/i, 'message'],
    [/\b(?:unread|latest) letters?/i, 'message'],
    [/receiving address/i, 'delivery address'],
    [/find (?:your )?password/i, 'reset your password'],
    [/\bway to pay\b/i, 'pay by'],
    [/\bcomment(?:s|ed)?\b/i, 'review'],
    [/\bquays?\b|\bharbours?\b/i, 'supplier'],
    [/\bsubstandard\b|\bsecond choice\b/i, 'off-grade'],
    [/[\d}] %/, '18%'],
  ],
  'zh-CN': [
    [/银行转账|电汇付款/, '对公转账'],
    [/预约/, '询价'],
    [/销售合同|采购合同/, '购销合同'],
    [/增值税专用发票/, '专票'],
    [/采购时间|期望交货/, '期望到货日期'],
    [/电话或 ?WhatsApp/, '手机/微信'],
    [/正牌料|原包料|原生料/, '新料'],
    [/公开价|目录价/, '挂牌价'],
    [/汇款凭证|转账凭证/, '付款凭证'],
    [/邮件通讯|邮件推送/, '订阅邮件'],
    [/公斤/, '千克'],
    [/不良品|次品/, '副牌'],
    [/[\d}] %/, '18%'],
    [/元 ?\/ ?(?:MT|mt)/, '元/吨'],
  ],
}
