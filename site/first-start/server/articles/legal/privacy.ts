import { list } from '../blocks.ts'
import type { HouseText } from '../help/help-article.ts'
import { retentionDefaults as kept } from '#platform/contract/retention.ts'
import { section } from './section.ts'

export const privacy: HouseText = {
  code: 'privacy-notice',
  titleEn: 'Privacy notice',
  titleZh: '隐私政策',
  summaryEn: 'What data we keep, why, for how long, and what you can ask of us.',
  summaryZh: '我们保存哪些信息、用于什么、保存多久，以及您的权利。',
  bodyEn: [
    section('p-who', '1. Who is responsible', [
      'The operator of this site, named on <a href="/helpCenter/aboutUs">About us</a>. Write to the e-mail address there with the word “privacy” and a person will reply.',
    ]),
    section('p-what', '2. What we keep and why', [
      list(
        '<strong>When you browse:</strong> the address of the page, time, type of device, language and IP address, to run and protect the site. A visitor number kept in your browser lets your contact recognise you.',
        '<strong>When you enquire:</strong> name, company, e-mail, phone and what you wrote, to reply and to prepare a contract.',
        '<strong>When you register:</strong> e-mail or mobile, name, password (as a one-way hash), company, addresses, language.',
        '<strong>When you buy:</strong> orders, payments, delivery, complaints, because the law and bookkeeping require it.',
        '<strong>When you chat:</strong> messages and files, to reply and to look up what was agreed.',
      ),
      'We keep no card data; payment is handled by the payment provider. We buy no data and make no automated decisions about you.',
    ]),
    section('p-basis', '3. Legal grounds', [
      'Performing or preparing a contract with you; legal duties; our interest in a safe and usable site; and your consent for e-mail news, which you may withdraw at any time. For visitors in the European Union this corresponds to Article 6 (1) b, c, f and a of the GDPR; in China to Articles 13 and 14 of the Personal Information Protection Law.',
    ]),
    section('p-cookies', '4. Cookies and local storage', [
      list(
        'lang: your language, one year.',
        'token: your session, while you are signed in, at most 30 days.',
        'emailNotice: that you were asked to confirm your address, until you close the browser.',
        'In the storage of your browser, until you clear it: visitor number, language, recent searches, comparison basket, drafts, your contact’s card.',
      ),
      'No advertising cookies and no third-party tracking.',
    ]),
    section('p-whom', '5. Who else sees it', [
      'The suppliers you ask or buy from; colleagues in your company, as their role allows; carriers, banks and payment providers as far as the order requires; providers of e-mail, text messages and storage under contract with us; authorities where the law obliges us. Nobody else.',
    ]),
    section('p-where', '6. Where it is kept', [
      'On servers in the region of the site that you use. If a seller abroad must read your enquiry, it is sent there at your request; otherwise we use the safeguards the law provides for transfers.',
    ]),
    section('p-long', '7. How long', [
      list(
        `Visit records: ${kept.visitMonths} months. Security records: ${kept.securityEventDays} days.`,
        `Enquiries that lead to no order: after ${kept.enquiryMonths} months we erase name, e-mail, phone, messages and files.`,
        'Orders, invoices and payments: as long as tax law requires, usually 10 years.',
        `Chats: ${kept.chatMonths} months after the last message.`,
        'Account: until you close it; then profile, addresses, letters, chats and saved lists are erased, your reviews become anonymous, and enquiries, quotes, orders and payments stay as the law on business records asks. What our staff entered for you stays in the record of their actions.',
      ),
    ]),
    section('p-safe', '8. How it is protected', [
      'Encrypted connections, hashed passwords and tokens, access by role, every action of an operator recorded, uploads checked. If a breach puts you at risk, we notify you and the authority within the time set by law.',
    ]),
    section('p-rights', '9. Your rights', [
      'Ask what we keep; have it corrected, erased, restricted or handed over; object; withdraw consent; complain to your authority. In your account you can correct your data, take a copy of it and close the account yourself. We reply within 15 working days, free of charge.',
      'Every news e-mail has an unsubscribe link.',
    ]),
    section('p-changes', '10. Changes', [
      'The date of this notice is shown above it. If we use data for something new, we ask or tell you first.',
    ]),
  ].join(''),
  bodyZh: [
    section('p-who', '1. 谁负责', [
      '由本站运营方负责，名称见<a href="/helpCenter/aboutUs">关于我们</a>。来信请注明“隐私”，有专人答复。',
    ]),
    section('p-what', '2. 收集哪些信息、用于什么', [
      list(
        '<strong>仅浏览时：</strong>访问页面、时间、设备类型、语言与 IP 地址，用于网站运行与安全；浏览器中保存访客编号，便于客服识别您。',
        '<strong>询价时：</strong>姓名、公司、邮箱、电话与您填写的内容，用于答复和准备合同。',
        '<strong>注册时：</strong>邮箱或手机号、姓名、密码（仅保存不可逆的散列值）、公司、地址、语言。',
        '<strong>购买时：</strong>订单、付款、交货、异议记录，系法律与会计要求。',
        '<strong>在线咨询时：</strong>消息与文件，用于答复和查证约定。',
      ),
      '我们不保存银行卡信息，付款在支付机构完成。我们不购买个人信息，也不对您作自动化决策。',
    ]),
    section('p-basis', '3. 法律依据', [
      '为订立、履行合同所必需；履行法定义务；维护网站安全与可用；以及您对订阅邮件的同意，可随时撤回。中国境内依据《个人信息保护法》第十三、十四条；欧盟访客对应 GDPR 第 6 条第 1 款 b、c、f、a 项。',
    ]),
    section('p-cookies', '4. Cookie 与本地存储', [
      list(
        'lang：语言，一年。',
        'token：登录会话，登录期间有效，最长 30 天。',
        'emailNotice：已提示验证邮箱，关闭浏览器即失效。',
        '浏览器本地存储，清除前一直保留：访客编号、语言、最近搜索、对比栏、草稿、客服名片。',
      ),
      '没有广告 Cookie，也没有其他公司的跟踪服务。',
    ]),
    section('p-whom', '5. 谁还会看到', [
      '您询价或购买的店铺；贵公司的同事（按角色权限）；订单所需的承运商、银行与支付机构；与我们签约的邮件、短信与存储服务商；依法要求提供的机关。除此之外没有其他人。',
    ]),
    section('p-where', '6. 存放在哪里', [
      '存放在您所用站点所在地区的服务器。境外卖家需要阅读您的询价时，系应您的要求传输；其他情形按法律规定的跨境措施办理。',
    ]),
    section('p-long', '7. 保存多久', [
      list(
        `访问记录：${kept.visitMonths} 个月。安全记录：${kept.securityEventDays} 天。`,
        `未成交的询价：${kept.enquiryMonths} 个月后删除其中的姓名、邮箱、电话、留言与附件。`,
        '订单、发票与付款：按税法要求，一般 10 年。',
        `在线咨询：最后一条消息后 ${kept.chatMonths} 个月。`,
        '账户：至您注销为止；注销后删除资料、地址、站内信、在线咨询与收藏，评价转为匿名，询价、报价、订单与付款按法律对交易记录的要求保存。工作人员为您录入的内容留存于操作日志中。',
      ),
    ]),
    section('p-safe', '8. 如何保护', [
      '加密传输，密码与令牌只存散列值，按角色授权，操作全程留痕，上传文件查验。如发生危及您的事件，我们会在法定时限内通知您与主管机关。',
    ]),
    section('p-rights', '9. 您的权利', [
      '查询、更正、删除、限制处理、转移、反对、撤回同意，以及向主管机关投诉。您可在账户内自行更正资料、下载个人数据和注销账户。我们在 15 个工作日内免费答复。',
      '每封订阅邮件都有一键退订链接。',
    ]),
    section('p-changes', '10. 变更', ['本政策的日期见页首。如将信息用于新的目的，我们会事先征得同意或告知。']),
  ].join(''),
}
