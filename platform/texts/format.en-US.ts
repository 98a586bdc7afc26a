export const format = {
  moneyAbnormal: 'Abnormal amount',
  tonnes: '{amount} MT',
} as const
