/** Without script and in print, all slides are shown below each other. */
export const allShown = '@media (scripting: none), print'
