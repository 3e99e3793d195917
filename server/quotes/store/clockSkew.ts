/**
 * How far the clocks of several servers may differ, in milliseconds. A time further ahead was stored by a clock that has been set back
 * since.
 */
export const clockSkew = 60_000
