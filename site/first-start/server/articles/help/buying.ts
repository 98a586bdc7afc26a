import { blocks, list, table } from '../blocks.ts'
import type { HouseText } from './help-article.ts'

export const buyingHelp: HouseText[] = [
  {
    code: 'how-to-enquire',
    titleEn: 'How to send an enquiry',
    titleZh: '怎样发起询价',
    summaryEn: 'What to fill in, what happens next, and why no account is needed.',
    summaryZh: '要填什么、发出后会怎样、为什么不注册也能询价。',
    bodyEn: blocks(
      'Press <strong>Enquire</strong> wherever a product is shown, or open <a href="/inquiry">Request a quote</a> and describe the material in your own words. One enquiry can cover several grades.',
      '<h2>What we need</h2>',
      list(
        'The product, or a specification: resin, melt flow, colour, use.',
        'The quantity. Kilograms, tonnes, bags, pallets, big bags and containers are all understood; the conversion is shown before you send.',
        'The day you need the goods by.',
        'A way to reach you. Visitors without an account give their name and an e-mail address or a phone number.',
      ),
      '<h2>What helps</h2>',
      list(
        'A target price and the currency.',
        'The delivery term <strong>with its named place</strong>: “CIF Hamburg” can be priced, “CIF” cannot.',
        'Certificates you must have: food contact, RoHS, REACH, UL, GRS.',
        'A data sheet or photograph of what you use today.',
      ),
      '<h2>What happens next</h2>',
      'Your contact and each seller you ask receive it at once and reply with a question or a quote, usually within one working day. Members find the whole exchange under My enquiries; visitors by the link in their e-mail. A sent enquiry cannot be changed, so that both sides refer to the same thing: add a message instead.',
    ),
    bodyZh: blocks(
      '产品旁都有<strong>询价</strong>按钮；也可以打开<a href="/inquiry">我要询价</a>，用自己的话描述要找的料。一次询价可以写多个牌号。',
      '<h2>必填</h2>',
      list(
        '产品，或者规格：料名、熔指、颜色、用途。',
        '数量。公斤、吨、包、托盘、吨袋、整柜都可以填，提交前会显示换算结果。',
        '期望到货日期。',
        '联系方式。未注册的访客请留姓名，以及手机号、微信或邮箱。',
      ),
      '<h2>填了更好报价</h2>',
      list(
        '目标价和币种。',
        '交货条款要带<strong>指定地点</strong>：“CIF 汉堡”能报价，只写“CIF”没法报。',
        '必须具备的证书：食品接触、RoHS、REACH、UL、GRS 等。',
        '目前所用料的物性表或照片。',
      ),
      '<h2>发出之后</h2>',
      '您的客服和所询的各家卖家会立即收到，一般在一个工作日内回复问题或报价。会员在“我的询价”里看得到全部往来，访客通过邮件中的链接查看。询价发出后不能修改，双方以同一份内容为准；需要补充，请追加留言。',
    ),
  },
  {
    code: 'quote-states',
    titleEn: 'What the quote statuses mean',
    titleZh: '报价状态说明',
    summaryEn: 'Waiting, quoted, countered, accepted, declined, expired: what each means and what you can do.',
    summaryZh: '待回复、已报价、已还价、已接受、已拒绝、已过期分别是什么意思，能做什么。',
    bodyEn: blocks(
      'A quote is written: lines, kilograms, price, delivery term and place, payment and the day it is valid to. It never changes. A revision is a new version under the same quote number.',
      table(
        ['Status', 'Meaning', 'You can'],
        ['Waiting', 'Your enquiry has arrived and has no quote yet.', 'add a message'],
        ['Quoted', 'A quote is open until the end of the stated day, Beijing time.', 'accept, decline, counter'],
        ['Countered', 'You asked for other terms; the seller is preparing a new version.', 'add a message'],
        ['Accepted', 'The quote became an order at the quoted price.', 'pay and follow the order'],
        ['Declined', 'You said no and gave a reason.', 'send a new enquiry'],
        ['Expired', 'The validity date has passed. An expired quote stays expired.', 'ask for a new version'],
      ),
      'Accepting creates one order, however often the button is pressed. Goods are reserved for you until the payment deadline of the order.',
    ),
    bodyZh: blocks(
      '报价是书面的：写明品种、重量、单价、交货条款与地点、付款方式和有效期。报价一经发出不再改动，修订即为新版本，报价单号不变、版本号递增。',
      table(
        ['状态', '含义', '您可以'],
        ['待回复', '询价已收到，尚未报价。', '追加留言'],
        ['已报价', '报价在所写日期当天 24 点（北京时间）前有效。', '接受、拒绝、还价'],
        ['已还价', '您提出了其他条件，卖家正在准备新版本。', '追加留言'],
        ['已接受', '报价已按所报价格转为订单。', '付款、查看订单'],
        ['已拒绝', '您已拒绝并说明原因。', '重新询价'],
        ['已过期', '有效期已过，过期报价不会恢复。', '索取新版本'],
      ),
      '接受报价只生成一个订单，多点几次也一样。订单付款期限内，货会为您留着。',
    ),
  },
  {
    code: 'search-by-numbers',
    titleEn: 'Finding a grade by its numbers',
    titleZh: '怎样按物性找料',
    summaryEn: 'Ranges, units, conditions, comparison and substitutes.',
    summaryZh: '范围、单位、条件、对比与替代料。',
    bodyEn: blocks(
      'On the home page and next to every search you can set a property from … to …, in the unit you are used to. Values are stored as numbers and converted, so 12 g/10 min, 1.2 kJ/m² or 230 °F are searched as what they are.',
      list(
        'A product matches when its stated value or range overlaps yours.',
        'For off-grade and recycled lots the measured values of lots in stock count as well.',
        'Melt flow depends on temperature and load. The table always states both; compare only values measured the same way.',
        'Compare up to four grades side by side. Values measured by a different method or under different conditions are greyed out, with the reason.',
        'Substitutes are computed from the properties that matter for the family, closest first, with the differences.',
      ),
      'When nothing fits, the page offers less strict searches with their counts, and an enquiry with your numbers filled in.',
    ),
    bodyZh: blocks(
      '首页和搜索页都可以按物性设范围，用您习惯的单位。数值按数字存储并自动换算，所以 12 g/10min、1.2 kJ/m²、230 °F 都能直接搜。',
      list(
        '产品的标称值或区间与您的范围有重叠，就会列出。',
        '副牌、再生料还会按在库批次的实测值匹配。',
        '熔指与温度、负荷有关，表中都会写明；同条件才好比。',
        '最多四个牌号并排对比；方法或条件不同的数值会变灰并说明原因。',
        '替代料按该类树脂的关键物性计算，由近到远排列，并列出差异。',
      ),
      '没有完全符合的料时，页面会给出放宽条件后的结果数，也可以带着这些数值直接询价。',
    ),
  },
]
