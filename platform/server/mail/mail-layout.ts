import type { Translate } from '#platform/texts/messages.ts'
import type { Letterhead } from './queries.ts'

export interface MailContent {
  subject: string
  name?: string | undefined
  paragraphs: string[]
  /** Written by an editor: the same as HTML of ours and as text. */
  body?: { html: string; text: string }
  code?: string
  action?: { label: string; url: string }
  /** Smaller, at the end. */
  notes: string[]
  /** An answer to the mail is read: its first line says where to write it. */
  answerable?: boolean
  /** The way out, at the very end. */
  leave?: { label: string; url: string }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const font = "font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif"
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`
const note = (text: string) => `<p style="margin:0 0 8px;font-size:13px;color:#566973">${escape(text)}</p>`
const bigCode = (code: string) =>
  `<p style="margin:0 0 16px;padding:12px 0;background:#e4f0f4;text-align:center;font-size:28px;font-weight:600;letter-spacing:8px;color:#0a4d63">${escape(code)}</p>`
const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#0a4d63;color:#fff;font-weight:600;text-decoration:none">${escape(label)}</a></p>`
const address = (url: string) =>
  `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${escape(url)}" style="color:#0a4d63">${escape(url)}</a></p>`

const quietLink = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 8px;font-size:13px"><a href="${escape(url)}" style="color:#566973">${escape(label)}</a></p>`

const isText = (fact: string | false): fact is string => Boolean(fact)

const greetingOf = (t: Translate, name: string | undefined) =>
  name ? t('mail.greetingName', { name }) : t('mail.greeting')

/** The HTML part: a table and inline styles, because that is what mail programs understand. */
export function mailHtml(t: Translate, locale: string, site: Letterhead, content: MailContent): string {
  const { subject, name, paragraphs, body: written, code, action, notes, answerable, leave } = content
  const body = [
    answerable ? note(t('mail.answerAbove')) : '',
    paragraph(greetingOf(t, name)),
    ...paragraphs.map(paragraph),
    written?.html ?? '',
    code ? bigCode(code) : '',
    action ? button(action) + note(t('mail.buttonFallback')) + address(action.url) : '',
    ...notes.map(note),
    leave ? quietLink(leave) : '',
    `<p style="margin:24px 0 0">${escape(t('mail.signature', { site: site.name }))}</p>`,
  ].join('')
  const facts = new Set([site.name, site.address, site.hotline, !answerable && t('mail.automatic')].filter(isText))
  const footer = [...facts].map(escape).join(' · ')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;background:#f4f7f9"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f7f9"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:4px;${font};font-size:15px;line-height:1.6;color:#10202a"><tr><td style="padding:20px 28px;border-bottom:3px solid #0a4d63;font-size:20px;font-weight:700;color:#0a4d63">${escape(site.name)}</td></tr><tr><td style="padding:28px">${body}</td></tr><tr><td style="padding:16px 28px;border-top:1px solid #dfe6ea;font-size:12px;color:#566973">${footer}</td></tr></table></td></tr></table></body></html>`
}

/** The same for those who read plain text. */
export function mailText(t: Translate, site: Letterhead, content: MailContent): string {
  const { name, paragraphs, body, code, action, notes, answerable, leave } = content
  const above = answerable && t('mail.answerAbove')
  const links = { action: action && `${action.label}:\n${action.url}`, leave: leave && `${leave.label}: ${leave.url}` }
  const blocks = [above, greetingOf(t, name), ...paragraphs, body?.text, code, links.action, ...notes, links.leave]
  const signature = [
    t('mail.signature', { site: site.name }),
    '--',
    [...new Set([site.name, site.hotline])].join(' · '),
    !answerable && t('mail.automatic'),
  ]
  return [...blocks.filter(Boolean), signature.filter(isText).join('\n')].join('\n\n')
}
