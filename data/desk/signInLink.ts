/** How long a sign-in link and its code are valid, in milliseconds. */
export const linkLifetime = 15 * 60_000
