const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number for the middle of a sentence: in words up to "twelve", then in digits. */
export const countInWords = (count: number): string => words[count] ?? String(count)
