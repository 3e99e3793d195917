/** Types of the nspell functions in use; the package contains none. */
declare module 'nspell' {
  type Speller = { correct(word: string): boolean; add(word: string): Speller }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller
}
