/** The little of nspell that this project uses; the package brings no types. */
declare module 'nspell' {
  type Speller = { correct(word: string): boolean; add(word: string): Speller }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller
}
