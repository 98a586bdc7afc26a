import type { Family } from '../family.ts'

export const fluoropolymers: Family[] = [
  {
    category: 'fluoropolymer',
    series: { arkema: 'Kynar', syensqo: 'Solef', agc: 'Fluon' },
    columns: ['density', 'yield', 'flexModulus', 'elongation', 'shoreD', 'melting'],
    labels: ['weatherable', 'flame-retardant'],
    price: 145000,
    packing: 'small',
    colour: 'water',
    translucent: true,
    opening: [
      'Melt-processable fluoropolymer for aggressive chemicals and outdoor exposure',
      '可熔融加工氟塑料，耐强腐蚀和户外老化',
    ],
    processing: ['Use corrosion-resistant screws.', '螺杆须耐腐蚀。'],
    rows: [
      ['arkema', '720', [1.78, 52, 1900, 50, 77, 168], 'tubing', { plus: { ul94thin: 3 } }],
      ['arkema', '740', [1.78, 50, 1800, 60, 77, 168], 'tubing', { plus: { ul94thin: 3 } }],
      [
        'syensqo',
        '6010',
        [1.78, 54, 2000, 40, 78, 172],
        'membrane',
        { plus: { ul94thin: 3 }, aliases: ['Solvay Solef 6010'] },
      ],
      ['syensqo', '5130', [1.78, 50, 1700, 30, 76, 160], 'membrane', { form: 'powder', price: 210000 }],
      ['agc', 'C-88AXP', [1.74, 25, 900, 400, 68, 258], 'cable', { series: 'Fluon ETFE' }],
    ],
  },
]
