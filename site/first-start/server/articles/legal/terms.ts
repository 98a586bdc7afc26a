import type { HouseText } from '../help/help-article.ts'
import { section } from './section.ts'

export const terms: HouseText = {
  code: 'terms-of-use',
  titleEn: 'Terms of use',
  titleZh: '服务条款',
  summaryEn: 'The rules for using this site, for enquiries, quotes and orders.',
  summaryZh: '使用本站以及询价、报价、下单的规则。',
  bodyEn: [
    section('t-scope', '1. Who and what', [
      'These terms apply between the operator of this site (“we”) and whoever uses it (“you”). They cover browsing, enquiries, quotes, orders placed through the site and communication with our contacts. The site is intended for businesses. By sending an enquiry, registering or ordering you confirm that you act for a business and may bind it.',
      'The name, address and contact of the operator are on <a href="/helpCenter/aboutUs">About us</a>.',
    ]),
    section('t-role', '2. Our role', [
      'Goods marked as own brand are sold by us. All other goods are sold by the supplier named on the product; the contract of sale is between you and that supplier. We run the marketplace, verify company data with reasonable care and pass on what both sides declare.',
    ]),
    section('t-information', '3. Information on the site', [
      'Properties are typical values unless they are marked as a lot certificate or as our own measurement. They are neither a specification nor a warranty. You decide whether a material suits your process, product and legal requirements, with tests of your own where it matters: above all for food contact, medical, toys, drinking water and flammability.',
      'Prices and stock are shown as they were last stated by the seller. What is shown is an invitation to enquire or order, not a binding offer.',
    ]),
    section('t-enquiries', '4. Enquiries and quotes', [
      'An enquiry is free and binds nobody. A quote binds the seller until the end of the stated day in Beijing time, for the stated quantity, term and place. It does not change; a revision is a new version. By accepting it you conclude a contract at the quoted price.',
    ]),
    section('t-orders', '5. Orders', [
      'An order without a quote is concluded when it is confirmed on the site. What is due at once must be paid by the time stated on the order, otherwise it is closed and the goods are released. You may cancel before payment. Delivered weight may differ by up to the tolerance stated on the order; you pay for the weight delivered.',
      'Risk and cost pass according to the delivery term with its named place, under Incoterms 2020. Title stays with the seller until the price is paid in full.',
    ]),
    section('t-complaints', '6. Complaints', [
      'Examine goods on arrival. Shortage and damage must be claimed within 3 days, quality defects within 15 days and before processing. If the parties disagree, a laboratory agreed by both decides on a sealed sample. A justified claim is settled by replacement, reduction or return.',
    ]),
    section('t-accounts', '7. Accounts', [
      'Provide accurate data, keep your password to yourself, and tell us at once if someone else has used your account. We may suspend an account that is used for fraud, automated data harvesting or unlawful purposes, and will tell the member why.',
    ]),
    section('t-conduct', '8. What is not allowed', [
      'Entering false company data, offering goods whose source is unlawful, misusing other people’s brands, uploading harmful files, evading security or limits, and copying substantial parts of the catalogue. Reading the public interface within its limits is allowed.',
    ]),
    section('t-content', '9. Content and rights', [
      'Texts, drawings and software of the site are ours or licensed to us. Names of producers and grades belong to their owners and are used to identify goods. What you upload stays yours; you allow us to store and show it for the purpose you uploaded it for.',
    ]),
    section('t-liability', '10. Liability', [
      'We are liable without limit for intent and gross negligence, for injury to life or body, and where the law requires it. Otherwise liability is limited to foreseeable damage and to the price of the goods concerned; loss of production and of profit is excluded. Suppliers are liable for their goods under their own contracts with you.',
    ]),
    section('t-sanctions', '11. Export rules', [
      'You must comply with the export controls and sanctions that apply to you and to the goods, and must not resell for prohibited uses. A contract that would break such rules need not be performed.',
    ]),
    section('t-law', '12. Law and disputes', [
      'The law of the People’s Republic of China applies; for international sales the United Nations Convention on Contracts for the International Sale of Goods applies as part of it. Disputes go to the court at the seat of the operator, or to CIETAC arbitration where the contract says so. Mandatory law of your country is not affected.',
    ]),
    section('t-changes', '13. Changes', [
      'We may change these terms and show the date of the change here. Orders are subject to the terms in force when they were placed. Where the language versions differ, the Chinese text prevails.',
    ]),
  ].join(''),
  bodyZh: [
    section('t-scope', '1. 适用范围', [
      '本条款适用于本站运营方（下称“我们”）与使用本站的您之间，涵盖浏览、询价、报价、通过本站下单以及与客服的往来。本站面向企业用户。您发起询价、注册或下单，即确认您代表企业行事并有权代表该企业。',
      '运营方名称、地址与联系方式见<a href="/helpCenter/aboutUs">关于我们</a>。',
    ]),
    section('t-role', '2. 我们的角色', [
      '标注“自营”的产品由我们销售。其他产品由产品页所示店铺销售，买卖合同由您与该店铺订立。我们运营平台，合理核实企业信息，并转达双方的意思表示。',
    ]),
    section('t-information', '3. 站内信息', [
      '除注明为批次质检报告或我方实测外，物性数据均为典型值，不作为质量标准，也不构成保证。材料是否适合您的工艺、产品与法规要求，由您自行判断，必要时应自行试验，尤其是食品接触、医疗、玩具、饮用水与阻燃用途。',
      '价格与库存以卖家最近一次提供为准。页面展示属于要约邀请，不构成要约。',
    ]),
    section('t-enquiries', '4. 询价与报价', [
      '询价免费，对双方均无约束力。报价在所载日期（北京时间）当日结束前，对所载数量、条款和地点约束卖方。报价不作改动，修订即为新版本。您接受报价，即按所报价格成立合同。',
    ]),
    section('t-orders', '5. 订单', [
      '未经报价的订单，自本站确认时成立。应即时支付的款项须在订单所示时间前付清，逾期关闭并释放货物；付款前您可以取消。实际交货重量可在订单所载溢短装范围内浮动，按实际重量结算。',
      '费用与风险按约定的交货条款及指定地点，依 Incoterms 2020 划分和转移。货款付清前，货物所有权归卖方。',
    ]),
    section('t-complaints', '6. 质量异议', [
      '到货时请及时验收。短少、破损应在到货后 3 天内提出，质量问题应在到货后 15 天内、投入生产前提出。双方有争议的，由双方认可的实验室对封存样品检测，以检测结果为准。异议成立的，以补货、折价或退货处理。',
    ]),
    section('t-accounts', '7. 账户', [
      '请提供真实信息，妥善保管密码；发现他人使用您的账户，请立即告知。账户被用于欺诈、机器批量采集或违法行为的，我们可以暂停使用，并说明原因。',
    ]),
    section('t-conduct', '8. 禁止行为', [
      '不得填报虚假企业信息、销售来源不合法的货物、冒用他人品牌、上传有害文件、绕过安全措施或限额，不得大量复制目录内容。在限额内读取公开接口不受限制。',
    ]),
    section('t-content', '9. 内容与权利', [
      '本站文字、图形与软件归我们所有或已获授权。生产商与牌号名称归其权利人所有，仅用于标识货物。您上传的内容归您所有，您同意我们为上传目的存储并展示。',
    ]),
    section('t-liability', '10. 责任', [
      '对故意与重大过失、人身损害以及法律规定的情形，我们依法承担责任。其他情形下，责任以可预见的损失及所涉货物价款为限，不包括停产与利润损失。店铺对其货物依其与您的合同负责。',
    ]),
    section('t-sanctions', '11. 出口管制', [
      '您应遵守适用于您及货物的出口管制与制裁规定，不得转售用于被禁止的用途。履行将违反上述规定的合同，可以不履行。',
    ]),
    section('t-law', '12. 法律适用与争议', [
      '适用中华人民共和国法律；国际货物买卖并适用《联合国国际货物销售合同公约》。争议由运营方所在地法院管辖，合同约定提交中国国际经济贸易仲裁委员会仲裁的从其约定。您所在国的强制性规定不受影响。',
    ]),
    section('t-changes', '13. 变更', [
      '我们可以修订本条款，并在此注明日期。订单适用下单时的条款。各语言版本不一致的，以中文为准。',
    ]),
  ].join(''),
}
