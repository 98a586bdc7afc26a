import type { DeclineReason } from '#trade/quotes/decline-reasons.ts'
import type { QuoteStatus } from '#trade/quotes/contract.ts'

export interface DemoLine {
  /** Of a prime grade in the demo catalogue; otherwise only a name. */
  model?: string
  name?: string
  kilograms: number
  /** Hundredths per tonne. */
  price: number
  leadTimeDays: number
  replacement?: true
  note?: string
  /** What the buyer would rather have paid. */
  target?: number
}

export interface DemoQuote {
  version?: number
  /** Which quote of the enquiry it is a version of, counted from 0. */
  series: number
  status: QuoteStatus
  daysAgo: number
  /** The last day, counted from today. */
  validDays: number
  currency: 'CNY' | 'USD'
  term: string
  place: string
  payment: string
  lines: DemoLine[]
  note?: string
  reason?: DeclineReason
  /** What was said with the last step. */
  said?: string
  /** The buyer asked for a change before the seller replaced it. */
  countered?: string
  /** Number of a demo order that came of it; its goods and figures are those of the quote. */
  orderSn?: string
}

export interface DemoEnquiry {
  buyer: string
  enquiryNo: string
  daysAgo: number
  /** Days until the goods are needed. */
  neededIn: number
  lines: { model?: string; name: string; specification?: string; tonnes: number; target?: number; currency?: string }[]
  term?: string
  place?: string
  payment?: string
  destination?: string
  message?: string
  /** Written by the buyer or by the contact, so many days ago. */
  messages?: [author: 'buyer' | 'contact', daysAgo: number, body: string][]
  quotes?: DemoQuote[]
}

const raffia = { kilograms: 24_750, leadTimeDays: 14 }
const hamburg = { currency: 'USD', term: 'CIF', place: 'Hamburg', payment: 'TT_30_70' } as const

export const demoEnquiries: DemoEnquiry[] = [
  {
    buyer: 'buyer@example.com',
    enquiryNo: 'RFQDEMO-0004',
    daysAgo: 6,
    neededIn: 40,
    term: 'CIF',
    place: 'Hamburg',
    payment: 'TT_30_70',
    destination: 'Germany',
    lines: [
      {
        model: 'T30S',
        name: 'PP T30S',
        specification: 'MFR 2.5–3.5 g/10 min, raffia',
        tonnes: 24.75,
        target: 105_000,
        currency: 'USD',
      },
    ],
    message: 'Monthly need is one container. Please quote palletised, 25 kg bags.',
    messages: [
      ['contact', 5.6, 'Thank you, Anna. Next week’s vessel still has space; the quote follows today.'],
      ['buyer', 2.9, 'Do you also have an alternative from another producer?'],
    ],
    quotes: [
      {
        ...hamburg,
        series: 0,
        status: 'replaced',
        daysAgo: 5.4,
        validDays: 3,
        lines: [{ ...raffia, model: 'T30S', price: 109_500, target: 106_000 }],
        countered: 'We would order three containers in a row at 1,060.',
      },
      {
        ...hamburg,
        series: 0,
        version: 2,
        status: 'sent',
        daysAgo: 3.2,
        validDays: 9,
        lines: [{ ...raffia, model: 'T30S', price: 107_250 }],
        note: 'Price for three containers in three months. 1,375 kg on each of 18 pallets.',
      },
      {
        ...hamburg,
        series: 1,
        status: 'sent',
        daysAgo: 2.4,
        validDays: 9,
        lines: [
          {
            ...raffia,
            model: 'HP550J',
            price: 106_800,
            leadTimeDays: 21,
            replacement: true,
            note: 'MFR 3.2 g/10 min, slightly stiffer',
          },
        ],
      },
      {
        series: 2,
        status: 'sent',
        daysAgo: 2.3,
        validDays: 5,
        currency: 'CNY',
        term: 'FOB',
        place: 'Ningbo',
        payment: 'TT_ADVANCE',
        lines: [{ ...raffia, model: 'T30S', price: 728_000, leadTimeDays: 7 }],
        note: 'This price applies if you book the freight yourselves.',
      },
    ],
  },
  {
    buyer: 'buyer@example.com',
    enquiryNo: 'RFQDEMO-0005',
    daysAgo: 1,
    neededIn: 25,
    lines: [
      { name: 'PC/ABS for charger housings', specification: 'V-0 at 1.5 mm, MFR 15–20, white', tonnes: 3 },
      { name: 'Masterbatch white', tonnes: 0.2 },
    ],
    term: 'DAP',
    place: 'Hamburg',
  },
  {
    buyer: 'buyer@example.com',
    enquiryNo: 'RFQDEMO-0003',
    daysAgo: 12,
    neededIn: 10,
    lines: [{ model: 'HTA 108', name: 'HDPE HTA 108', specification: 'film, natural', tonnes: 16 }],
    term: 'CIF',
    place: 'Hamburg',
    quotes: [
      {
        ...hamburg,
        series: 0,
        status: 'withdrawn',
        daysAgo: 11,
        validDays: 2,
        lines: [{ model: 'HTA 108', kilograms: 16_000, price: 118_900, leadTimeDays: 20 }],
        said: 'The producer has declared force majeure for this grade. We look for another source.',
      },
      {
        ...hamburg,
        series: 1,
        status: 'countered',
        daysAgo: 4,
        validDays: 6,
        lines: [
          { model: '9001', kilograms: 16_000, price: 121_500, leadTimeDays: 25, replacement: true, target: 117_000 },
        ],
        said: 'The gauge of our film is thinner; at 1,170 we could try it.',
      },
    ],
  },
  {
    buyer: 'buyer@example.com',
    enquiryNo: 'RFQDEMO-0002',
    daysAgo: 5,
    neededIn: 10,
    // Filled in from the order.
    lines: [{ name: '-', tonnes: 1 }],
    quotes: [
      {
        series: 0,
        status: 'accepted',
        daysAgo: 4,
        validDays: 3,
        currency: 'CNY',
        term: 'DELIVERED',
        place: 'Ningbo',
        payment: 'ALIPAY',
        lines: [],
        orderSn: 'PHDEMO-000009',
      },
    ],
  },
  {
    buyer: 'buyer@example.com',
    enquiryNo: 'RFQDEMO-0001',
    daysAgo: 34,
    neededIn: -4,
    lines: [{ name: 'ABS, injection, natural', tonnes: 10 }],
    quotes: [
      {
        ...hamburg,
        series: 0,
        status: 'expired',
        daysAgo: 32,
        validDays: -25,
        lines: [{ model: 'PA-757', kilograms: 10_000, price: 168_000, leadTimeDays: 20 }],
      },
      {
        ...hamburg,
        series: 1,
        status: 'declined',
        daysAgo: 31,
        validDays: -20,
        lines: [{ model: '750SW', kilograms: 10_000, price: 164_500, leadTimeDays: 30 }],
        reason: 'leadTime',
        said: 'We need it two weeks earlier.',
      },
    ],
  },
  {
    buyer: 'buyer2@example.com',
    enquiryNo: 'RFQDEMO-0006',
    daysAgo: 3,
    neededIn: 20,
    lines: [{ model: 'DFDA-7042', name: '线型 7042', specification: '薄膜级', tonnes: 30 }],
    term: 'DELIVERED',
    place: '苏州',
    payment: 'TT_ADVANCE',
    message: '请报送到价，含税。',
    messages: [['contact', 2.9, '陈总您好，货在余姚库，今天给您报价。']],
    quotes: [
      {
        series: 0,
        status: 'sent',
        daysAgo: 2.8,
        validDays: 4,
        currency: 'CNY',
        term: 'DELIVERED',
        place: '苏州',
        payment: 'TT_ADVANCE',
        lines: [{ model: 'DFDA-7042', kilograms: 30_000, price: 835_000, leadTimeDays: 3 }],
        note: '含税送到价，整车 30 吨。',
      },
    ],
  },
]
