import { blocks, list, table } from '../blocks.ts'
import type { HouseText } from './help-article.ts'

export const orderHelp: HouseText[] = [
  {
    code: 'order-states',
    titleEn: 'What the order statuses mean',
    titleZh: '订单状态说明',
    summaryEn: 'From unpaid to completed, who moves it on, and by when.',
    summaryZh: '从待付款到已完成，由谁推进、什么时限。',
    bodyEn: blocks(
      table(
        ['Status', 'Meaning', 'Next'],
        ['Unpaid', 'Placed; the goods are reserved. You can cancel.', 'payment by the time stated on the order'],
        ['Not yet shipped', 'What was due at once is confirmed; later payments are on the order.', 'the seller ships'],
        [
          'Shipped',
          'Carrier, number and weighed kilograms are on the order.',
          'you confirm receipt, or the day stated on the order passes',
        ],
        ['Completed', 'Received. You can review each line once, or request a return.', '–'],
        ['Cancelled', 'By you before payment, or by the seller with a refund.', '–'],
        ['Closed', 'Not paid in time.', 'order again'],
      ),
      'Cart lines from several suppliers become one order per supplier. Address, product and price are copied into the order and stay as they were. If a price moved between cart and confirmation, the new figure is shown and you decide again.',
      'Every change is recorded in the order history with time and author. What concerns you is sent as a message and by e-mail, as chosen under Messages.',
    ),
    bodyZh: blocks(
      table(
        ['状态', '含义', '下一步'],
        ['待付款', '已下单，货已留出，可以取消。', '在订单所示时间前付款'],
        ['待发货', '下单时应付的款项已确认，后续付款见订单。', '卖家发货'],
        ['已发货', '订单上有承运商、单号和过磅重量。', '确认收货，或到订单所示日期自动确认'],
        ['已完成', '已收货。每行可评价一次，也可申请退货。', '—'],
        ['已取消', '付款前由您取消，或卖家取消并退款。', '—'],
        ['已关闭', '超时未付款。', '重新下单'],
      ),
      '购物车里多家店铺的产品，按店铺拆成多个订单。地址、产品、价格下单时固定，之后不随页面变化。若确认时价格已变，会显示新价格，由您重新决定。',
      '每一次状态变化都记入订单历史，注明时间和操作人。与您有关的变化会按您的消息设置，以站内信和邮件通知。',
    ),
  },
  {
    code: 'payment',
    titleEn: 'Ways to pay',
    titleZh: '付款方式',
    summaryEn: 'Bank transfer, Alipay, WeChat Pay and letters of credit, and what to quote on a transfer.',
    summaryZh: '对公转账、支付宝、微信支付与信用证，转账要写什么。',
    bodyEn: blocks(
      list(
        '<strong>Bank transfer (T/T).</strong> The account is shown on the order. Quote the order number as the payment reference and upload the receipt; we confirm once the money has arrived.',
        '<strong>Alipay and WeChat Pay</strong> for orders in CNY. The order moves on once the provider has sent its signed confirmation, not when the page returns.',
        '<strong>Letter of credit, D/P, open account</strong> by agreement in the quote.',
      ),
      'Prices are per metric ton, excluding freight unless the delivery term includes it. The quote states whether tax is included. We never send changed bank details by e-mail or chat. If you receive such a message, call the hotline before you pay.',
    ),
    bodyZh: blocks(
      list(
        '<strong>对公转账（T/T）。</strong>收款账户见订单页。请在附言写明订单号并上传回单，到账后由我们确认。',
        '<strong>支付宝、微信支付</strong>用于人民币订单。以支付机构签名通知为准，不以页面跳转为准。',
        '<strong>信用证、付款交单、账期</strong>按报价单约定。',
      ),
      '单价按吨计，除交货条款包含运费外不含运费；是否含税以报价单为准。我们不会通过邮件或聊天通知变更收款账户，收到此类消息请先拨打热线核实再付款。',
    ),
  },
  {
    code: 'returns',
    titleEn: 'Complaints and returns',
    titleZh: '质量异议与退货',
    summaryEn: 'What to keep, how long you have, and how a return is decided.',
    summaryZh: '要留什么、多长时间内提出、怎样处理。',
    bodyEn: blocks(
      'Check weight, bags and labels when the goods arrive, and note any damage on the carrier’s delivery note. Keep one unopened bag of every lot until you have processed it.',
      list(
        'Missing or damaged goods: within 3 days after arrival.',
        'Quality against the stated specification or lot certificate: within 15 days, before the material is processed.',
        'Off-grade, recycled and crushed goods are sold by the values of their lot. A difference from a prime data sheet is not a defect.',
      ),
      '<h2>How it works</h2>',
      'Open the order and request a return or make a claim with photos, lot number and test values. The seller replies on the order: replacement, price reduction, return or a joint test by a third laboratory, whose result binds both. A return is pending, returning, completed or rejected; a completed return is refunded to the original payment method.',
    ),
    bodyZh: blocks(
      '到货时请核对重量、包装和标签，破损要在运单上注明。每个批次请留一包未开封，用完前不要处理。',
      list(
        '短少、破损：到货后 3 天内提出。',
        '质量与约定规格或批次质检报告不符：到货后 15 天内、未投入生产前提出。',
        '副牌、再生料、破碎料按批次实测值销售，与新料物性表有差异不属于质量问题。',
      ),
      '<h2>处理流程</h2>',
      '在订单里申请退货或索赔，附照片、批号和检测数据。卖家在订单中答复：补货、折价、退货，或共同送第三方检测，以检测结果为准。退货状态为待处理、退货中、已完成、已拒绝；退货完成后按原路退款。',
    ),
  },
]
