import { blocks, list } from '../blocks.ts'
import type { HouseText } from './help-article.ts'

export const accountHelp: HouseText[] = [
  {
    code: 'account',
    titleEn: 'Account, password and company',
    titleZh: '账户、密码与公司信息',
    summaryEn: 'Registering, signing in, changing address or password, and joining your company.',
    summaryZh: '注册、登录、修改邮箱手机密码，以及加入公司。',
    bodyEn: blocks(
      list(
        'Register by e-mail or by mobile number. An account is free and needed only for orders, favourites and saved searches.',
        'Passwords have 8 to 128 characters; common ones are refused. A code has six digits and is valid for ten minutes.',
        'Forgotten? Open <a href="/auth/findPwd">Reset your password</a>. For your security, the response is the same whether or not we know the address.',
        'Changing the password ends all other sessions. After several wrong attempts a security check is required.',
        'Quotes and orders are made out to your company. Its admin invites colleagues, approves requests to join, and sets what each may do.',
      ),
      'We never ask for your password, neither by phone nor by chat.',
    ),
    bodyZh: blocks(
      list(
        '可用邮箱或手机号注册，免费。只有下单、收藏、保存搜索等功能需要登录。',
        '密码 8 至 128 位，过于常见的密码不予接受。验证码为 6 位数字，10 分钟内有效。',
        '忘记密码请打开<a href="/auth/findPwd">找回密码</a>。为保护您的账户，无论该账号是否存在，页面提示都一样。',
        '修改密码后，其他设备会退出登录。多次输错后需要先通过安全验证。',
        '报价单和订单以贵公司为抬头。公司管理员可邀请同事、审核加入申请并设置各人的角色。',
      ),
      '我们不会通过电话或聊天向您索要密码。',
    ),
  },
  {
    code: 'service-contact',
    titleEn: 'Your contact',
    titleZh: '您的专属客服',
    summaryEn: 'Who replies, when, and on which channels.',
    summaryZh: '谁来回复、什么时间、通过什么方式。',
    bodyEn: blocks(
      'On your first visit a person who speaks your language is assigned to you and stays your contact. While that person is away, a colleague who is online can help you. You see their name, picture and usual reply time; nobody is shown as online who is not.',
      list(
        'Chat on every page, with files and pictures. Nobody there? Leave a message and your e-mail address: replies you miss in the chat come by e-mail.',
        'E-mail and, on the international site, WhatsApp; on the Chinese site WeChat.',
        'Working hours are on the About us page.',
      ),
    ),
    bodyZh: blocks(
      '第一次来访时会为您分配一位固定客服，之后不变；其不在时，可由在线的同事回复您。页面显示姓名、照片和通常的回复时间，不在线就是不在线。',
      list(
        '每个页面都能在线咨询，可发文件和图片；不在线时可留言并填写邮箱，您未及时看到的回复会以邮件发送。',
        '也可以通过邮件联系；中文站支持微信，国际站支持 WhatsApp。',
        '工作时间见“关于我们”页面。',
      ),
    ),
  },
]
