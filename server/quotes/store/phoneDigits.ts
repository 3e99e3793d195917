/** Zero in the scripts of phone keyboards: the nine other digits follow it. Part of released migrations: never edit it. */
const zeros = '0٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０'

/** The digits of these scripts, from 0 to 9 in each; `asciiDigits` has the ASCII digits in the same order. */
export const phoneDigits = [...zeros].map((zero) => tenFrom(zero.codePointAt(0) ?? 0)).join('')
export const asciiDigits = '0123456789'.repeat(zeros.length)

function tenFrom(zero: number): string {
  return String.fromCodePoint(...Array.from({ length: 10 }, (_, digit) => zero + digit))
}
