export const comments = {
  title: 'What buyers say',
  average: { one: '{score} of 5 · {count} review', other: '{score} of 5 · {count} reviews' },
  stars: { one: '{count} star', other: '{count} stars' },
  aBuyer: 'A buyer',
  answer: 'Reply from the seller',
  more: 'Show more reviews',
} as const
