const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number for the middle of a sentence: "eight", and "13" for what is longer in words. */
export const countInWords = (count: number): string => words[count] ?? String(count)
