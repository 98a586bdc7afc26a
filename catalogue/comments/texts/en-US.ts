export const comments = {
  title: 'What buyers say',
  average: { one: '{score} of 5 · {count} comment', other: '{score} of 5 · {count} comments' },
  stars: { one: '{count} star', other: '{count} stars' },
  aBuyer: 'A buyer',
  answer: 'The seller answers',
  more: 'Show more comments',
} as const
