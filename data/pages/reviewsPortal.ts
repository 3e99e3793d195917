/** The portal that shows our reviews; undefined without its settings. Both URLs contain our account id. */
export const reviewsPortal =
  REVIEWS_ACCOUNT_ID && REVIEWS_SCRIPT_URL && REVIEWS_FRAME_URL
    ? { script: forAccount(REVIEWS_SCRIPT_URL), frame: forAccount(REVIEWS_FRAME_URL) }
    : undefined

function forAccount(url: string): string {
  const own = new URL(url)
  own.searchParams.set('account', REVIEWS_ACCOUNT_ID)
  return own.href
}
